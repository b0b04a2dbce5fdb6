import { transitions } from '@portal/contract/core/records/transitions'
import type { Involvement } from '@portal/contract/training/sub-activities/dropouts'
import { decisions, enrollmentStates } from '@portal/contract/training/sub-activities/enrollments'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor as Viewer } from '../../../../packages/server/src/people/accounts/rules.ts'
import {
  isEnrollmentOpen as isOpen,
  outcomesOf,
  ownRightsOn,
  rightsOnEnrollment as rightsOn,
  enrollmentStateAfter as stateAfter,
} from '../../../../packages/server/src/training/enrollments/rules.ts'

const untouched: Involvement = { has_begun: false, has_certificate: false }

const statesWith = (right: 'withdraw' | 'ask_to_leave', today: string, involvement: Involvement) =>
  enrollmentStates.filter(
    state => ownRightsOn({ state, leave_asked_at: null }, { end_date: '2026-03-10' }, today, involvement)[right],
  )

const states = fc.constantFrom(...enrollmentStates)
const requests = fc
  .array(fc.record({ state: states, active: fc.boolean(), own: fc.boolean() }), { maxLength: 40 })
  .map(given => given.map((one, at) => ({ ...one, id: `request ${at}` })))
const places = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(Number.POSITIVE_INFINITY))

describe('places', () => {
  test('go to the first eligible requests until none are left, and never to more', () => {
    fc.assert(
      fc.property(requests, places, (given, free) => {
        const outcomes = outcomesOf(given, 'approve', free)
        const able = given.filter(
          ({ state, active, own }) => !own && active && stateAfter(state, 'approve') !== undefined,
        )
        const seated = outcomes.filter(({ refused }) => refused === null).map(({ id }) => id)
        expect(seated).toEqual(able.slice(0, Math.min(free, able.length)).map(({ id }) => id))
        const full = outcomes.filter(({ refused }) => refused === 'training_full')
        expect(full).toHaveLength(able.length - seated.length)
      }),
    )
  })

  test('are given to the same requests in one decision as in single decisions', () => {
    fc.assert(
      fc.property(requests, places, (given, free) => {
        let left = free
        const each = given.flatMap(one => {
          const outcomes = outcomesOf([one], 'approve', left)
          left -= outcomes.filter(({ refused }) => refused === null).length
          return outcomes
        })
        expect(each).toEqual(outcomesOf(given, 'approve', free))
      }),
    )
  })

  test('don’t affect decisions that give no place', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom('waitlist' as const, 'reject' as const), (given, decision) => {
        expect(outcomesOf(given, decision, 0)).toEqual(outcomesOf(given, decision, Number.POSITIVE_INFINITY))
      }),
    )
  })
})

describe('a decision', () => {
  test('either follows the table of transitions, or returns a refusal and keeps the state', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...decisions), places, (given, decision, free) => {
        const outcomes = outcomesOf(given, decision, free)
        for (const [at, { id, state, refused }] of outcomes.entries()) {
          const before = given[at]
          expect(id).toBe(before?.id)
          const step = transitions.enrollment.find(({ from, action }) => from === before?.state && action === decision)
          expect(state).toBe(refused === null ? step?.to : before?.state)
        }
      }),
    )
  })

  test('is offered to people with the privilege, wherever the table has such a step', () => {
    const officer: Viewer = {
      id: 'officer',
      type: 'staff',
      privileges: [{ group: 'sub_activities', command: 'enrollments' }],
    }
    const reader: Viewer = { id: 'reader', type: 'staff', privileges: [{ group: 'sub_activities', command: 'view' }] }
    const offered = (user: Viewer) =>
      enrollmentStates.map(state => [
        state,
        decisions.filter(one => rightsOn(user, { state, user_id: 'trainee' }, untouched)[one]),
      ])
    expect(Object.fromEntries(offered(officer))).toEqual({
      pending: ['approve', 'waitlist', 'reject'],
      waitlisted: ['approve', 'reject'],
      approved: [],
      rejected: [],
      withdrawn: [],
      dropped_out: [],
    })
    expect(offered(reader).flatMap(([, steps]) => steps)).toEqual([])
  })
})

describe('enrolment', () => {
  const day = fc.integer({ min: 1, max: 28 }).map(nth => `2026-03-${String(nth).padStart(2, '0')}`)

  test('is open from its first to its last day, and never after the end of the training', () => {
    fc.assert(
      fc.property(day, day, day, day, (enroll_from, enroll_until, end_date, today) => {
        const days = [enroll_until, end_date].sort()
        expect(isOpen({ enroll_from, enroll_until, end_date }, today)).toBe(
          today >= enroll_from && today <= (days[0] ?? ''),
        )
        expect(isOpen({ enroll_from: null, enroll_until: null, end_date }, today)).toBe(false)
      }),
    )
  })

  test('can be withdrawn until the training is over, unless its state is final', () => {
    const withdrawn = (today: string) => statesWith('withdraw', today, untouched)
    expect(withdrawn('2026-03-10')).toEqual(['pending', 'waitlisted', 'approved'])
    expect(withdrawn('2026-03-11')).toEqual([])
  })

  test('requires asking to leave after a session or an exam, and can’t be left with a certificate', () => {
    const today = '2026-03-10'
    const begun = { has_begun: true, has_certificate: false }
    expect(statesWith('withdraw', today, begun)).toEqual(['pending', 'waitlisted'])
    expect(statesWith('ask_to_leave', today, begun)).toEqual(['approved'])
    const certified = { has_begun: true, has_certificate: true }
    expect(statesWith('withdraw', today, certified)).toEqual(['pending', 'waitlisted'])
    expect(statesWith('ask_to_leave', today, certified)).toEqual([])
  })
})

describe('a dropout', () => {
  const officer: Viewer = {
    id: 'officer',
    type: 'staff',
    privileges: [{ group: 'sub_activities', command: 'enrollments' }],
  }
  const canDropOut = (given: Involvement, user = officer) =>
    enrollmentStates.filter(state => rightsOn(user, { state, user_id: 'trainee' }, given).drop_out)

  test('can be recorded for trainees with a place who have begun and hold no certificate', () => {
    expect(canDropOut(untouched)).toEqual([])
    expect(canDropOut({ has_begun: true, has_certificate: false })).toEqual(['approved'])
    expect(canDropOut({ has_begun: true, has_certificate: true })).toEqual([])
  })

  test('can be recorded by people who decide on enrolments or remove trainees', () => {
    const begun = { has_begun: true, has_certificate: false }
    const remover: Viewer = {
      id: 'remover',
      type: 'staff',
      privileges: [{ group: 'sub_activities', command: 'delete_trainees' }],
    }
    expect(canDropOut(begun, remover)).toEqual(['approved'])
    expect(
      canDropOut(begun, { id: 'reader', type: 'staff', privileges: [{ group: 'sub_activities', command: 'view' }] }),
    ).toEqual([])
  })
})
