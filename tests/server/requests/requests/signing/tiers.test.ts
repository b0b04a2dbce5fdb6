import { describe, expect, test } from 'vitest'
import type { Signer } from '../../../../../packages/server/src/requests/requests/signing/signing-rules.ts'
import { ofLowestTiers, tiersNotified } from '../../../../../packages/server/src/requests/requests/signing/tiers.ts'

const holder = (id: string, ...commands: readonly string[]): Signer => ({
  id,
  type: 'staff',
  privileges: commands.map(command => ({ group: 'specials', command })),
})

const [low, other, middle, high, chief] = [
  holder('low', 'budget_hold_100'),
  holder('other', 'budget_hold_100'),
  holder('middle', 'budget_hold_500'),
  holder('high', 'budget_hold_unlimited'),
  holder('chief', 'ceo'),
]

const notified = (tiers: number, ...holders: { person: Signer; principal?: Signer }[]) =>
  ofLowestTiers(holders, tiers).map(({ person }) => person.id)

describe('budget holders to tell', () => {
  const all = [chief, middle, low, high, other].map(person => ({ person }))

  test('are all of the lowest tiers, and no limit is above that of the CEO', () => {
    expect([1, 2, 3, 4].map(tiers => notified(tiers, ...all))).toEqual([
      ...[['low', 'other'], ['middle', 'low', 'other'], ...Array(2).fill(['chief', 'middle', 'low', 'high', 'other'])],
    ])
  })

  test('are of the next tier where nobody holds the lowest', () => {
    expect([notified(1, { person: chief }, { person: middle }), notified(1)]).toEqual([['middle'], []])
  })

  test('include deputies, by the limit of the person whom they act for', () => {
    const deputy = { person: holder('deputy', 'ceo'), principal: low }
    expect(notified(1, { person: middle }, { person: low }, deputy)).toEqual(['low', 'deputy'])
    expect(notified(1, { person: low }, { person: holder('deputy'), principal: middle })).toEqual(['low'])
  })
})

test('one more tier is notified with each reminder period, counted from when the request began to wait', () => {
  const since = new Date('2026-03-01T12:00:00Z')
  const after = (days: number | null, reminderDays = 3) =>
    tiersNotified(
      {
        waiting_since: since,
        reminded_at: days === null ? null : new Date(since.getTime() + days * 86_400_000),
      },
      reminderDays,
    )
  expect([null, -1, 2.9, 3, 5.9, 6, 30].map(days => after(days))).toEqual([1, 1, 1, 2, 2, 3, 11])
  expect([after(30, 0), after(1, 1), tiersNotified({ waiting_since: null, reminded_at: since }, 3)]).toEqual([1, 2, 1])
})
