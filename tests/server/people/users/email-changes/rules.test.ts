import type { AccountType } from '@portal/contract/core/rights/accounts'
import { expect, test } from 'vitest'
import {
  dueAfter,
  isImmediate,
  isStillAllowed,
  type Stage,
  stageOf,
} from '../../../../../packages/server/src/people/users/email-changes/rules.ts'
import {
  maySeeSessions,
  rightsOnUser as rightsOn,
  type Target,
} from '../../../../../packages/server/src/people/users/rules.ts'

const HOUR = 60 * 60 * 1000
const asked_at = new Date('2026-11-02T09:00:00Z')
const later = (hours: number) => new Date(asked_at.getTime() + hours * HOUR)

const someone = (id: string, rights: readonly string[], given: Partial<Target> = {}): Target => ({
  ...{ id, type: 'staff' satisfies AccountType, active: true, isVerified: true },
  ...{ hasPassword: true, hasSecondFactor: false, isEmailChanging: false, principals: [], ofEverybody: [] },
  privileges: rights.map(right => {
    const [group = '', command = ''] = right.split('.')
    return { group, command }
  }),
  ...given,
})

test('an email change needs a confirmation and 72 hours, and lapses unconfirmed after seven days', () => {
  const due_at = dueAfter(asked_at)
  const stage = (hours: number, confirmedAfter?: number): Stage =>
    stageOf(
      { asked_at, due_at, confirmed_at: confirmedAfter === undefined ? null : later(confirmedAfter) },
      later(hours),
    )
  expect(due_at).toEqual(later(72))
  expect([stage(0), stage(72), stage(167), stage(168)]).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed', 'lapsed'])
  expect([stage(1, 1), stage(71.99, 1), stage(72, 1), stage(200, 100)]).toEqual(['waiting', 'waiting', 'due', 'due'])
})

test('an email change is immediate only for an account that was never used', () => {
  expect([isImmediate({ has_logged_in: false }), isImmediate({ has_logged_in: true })]).toEqual([true, false])
})

test("an email change that is due needs the requester's privileges at that moment", () => {
  const target = someone('target', ['signatures.sign'])
  const asker = (rights: readonly string[], given: Partial<Target> = {}) => someone('asker', rights, given)
  const full = ['users.edit', 'signatures.sign']
  expect(isStillAllowed(asker(full), target)).toBe(true)
  expect(isStillAllowed(undefined, target)).toBe(false)
  expect(isStillAllowed(asker(full, { active: false }), target)).toBe(false)
  expect(isStillAllowed(asker(['signatures.sign']), target)).toBe(false)
  expect(isStillAllowed(asker(full), { ...target, type: 'sysadmin' })).toBe(false)
  expect(isStillAllowed(asker(full), someone('target', ['signatures.sign', 'specials.ceo']))).toBe(false)
})

test('an account counts as powerful as the people it signs for by delegation', () => {
  const signs = (principal: Target) => someone('target', ['signatures.sign'], { principals: [principal] })
  const asker = someone('asker', ['users.edit', 'signatures.sign', 'specials.budget_hold_500'])
  const may = (principal: Target) => isStillAllowed(asker, signs(principal))
  expect(may(someone('away', ['specials.budget_hold_500', 'donors.delete']))).toBe(true)
  expect(may(someone('away', ['specials.ceo']))).toBe(false)
  expect(may(someone('away', [], { type: 'project_director' }))).toBe(false)
})

test('a pending email change can be cancelled, and no second one can be requested', () => {
  const editor = someone('editor', ['users.edit'])
  const of = (isEmailChanging: boolean) => rightsOn(editor, someone('target', [], { isEmailChanging }))
  expect(of(false)).toMatchObject({ change_email: true, cancel_email_change: false })
  expect(of(true)).toMatchObject({ change_email: false, cancel_email_change: true })
  const viewer = someone('viewer', ['users.view'])
  expect(rightsOn(viewer, someone('target', [], { isEmailChanging: true })).cancel_email_change).toBe(false)
})

test('sessions are visible only for people without privileges that the viewer lacks', () => {
  const editor = someone('editor', ['users.edit', 'donors.view'])
  expect(maySeeSessions(editor, someone('target', ['donors.view']))).toBe(true)
  expect(maySeeSessions(editor, someone('target', ['donors.delete']))).toBe(false)
  expect(maySeeSessions(editor, someone('target', [], { type: 'project_director' }))).toBe(false)
})
