import { transitions } from '@portal/contract/core/records/transitions'
import type { Holder } from '@portal/contract/core/rights/needs'
import { activityStates } from '@portal/contract/programmes/activities'
import { isPastPlan } from '@portal/contract/programmes/delays'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptsUpdates,
  rightsOnActivity as rightsOn,
  type ActivityStep as Step,
  activityStateAfter as stateAfter,
} from '../../../../packages/server/src/programmes/activities/rules.ts'
import {
  changeOfReport,
  changeOfStep,
  fallProblems,
  reportProblemsOf as problemsOf,
} from '../../../../packages/server/src/programmes/activity-updates/rules.ts'

const steps = ['start', 'hold', 'resume', 'complete', 'reopen'] as const satisfies readonly Step[]

const reporter: Holder = { type: 'staff', privileges: [{ group: 'activities', command: 'updates' }] }
const director: Holder = { type: 'project_director', privileges: [] }
const offered = (user: Holder, state: (typeof activityStates)[number]) => {
  const can = rightsOn(user, { state })
  return steps.filter(step => can[step])
}

describe('offered steps', () => {
  test('follow the table of transitions, with reopening for directors only', () => {
    const table = activityStates.map(state => [
      state,
      transitions.activity.filter(({ from }) => from === state).map(({ action }) => action),
    ])
    expect(activityStates.map(state => [state, offered(director, state)])).toEqual(table)
    expect(activityStates.map(state => offered(reporter, state))).toEqual([
      ['start'],
      ['hold', 'complete'],
      ['resume'],
      [],
    ])
  })

  test('are none without the right to report, and reports end with completion', () => {
    const reader: Holder = { type: 'staff', privileges: [{ group: 'activities', command: 'view' }] }
    expect(activityStates.flatMap(state => offered(reader, state))).toEqual([])
    expect(activityStates.map(state => rightsOn(reporter, { state }).update)).toEqual([true, true, true, false])
    expect(rightsOn(reader, { state: 'in_progress' }).update).toBe(false)
  })
})

/** Applies steps and reports to an activity, and returns the state after each. A rejected one changes nothing. */
const lived = (history: readonly LifeStep[]) => {
  const begun: Life = { state: 'not_started', actual_start: null, actual_end: null, completion: 0 }
  const life = [begun]
  for (const event of history) life.push(after(life.at(-1) ?? begun, event))
  return life
}

interface Life {
  readonly state: (typeof activityStates)[number]
  readonly actual_start: string | null
  readonly actual_end: string | null
  readonly completion: number
}

type LifeStep = { readonly step: Step } | { readonly completion: number; readonly actual_end: string; reason: string }

const project = { start_date: '2020-01-01', end_date: '2030-12-31' }
const planned = { project, start_date: '2026-01-01', end_date: '2026-06-30' }
const TODAY = '2026-12-31'

// Skips undefined fields, as the database does.
const changed = (life: Life, change: Partial<Record<keyof Life, unknown>>): Life =>
  Object.assign({}, life, Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)))

const after = (life: Life, event: LifeStep): Life => {
  const stated = { actual_start: '2026-01-05', actual_end: '2026-05-31', delay_justification: 'Late permits' }
  if ('step' in event) {
    const facts = event.step === 'start' ? { ...stated, actual_end: '' } : { ...stated, actual_start: '' }
    const change = changeOfStep(life.state, event.step, facts)
    if (!change || problemsOf({ ...planned, ...life }, facts, TODAY).length > 0) return life
    return changed(life, change)
  }
  const report = { ...event, ...stated, actual_end: event.actual_end, actual_cost_minor: 0, actual_beneficiaries: 0 }
  const problems = [
    ...problemsOf({ ...planned, ...life }, report, TODAY),
    ...fallProblems({ before: { ...report, completion: life.completion } }, report),
  ]
  return acceptsUpdates(life.state) && problems.length === 0 ? changed(life, changeOfReport(report, true)) : life
}

const histories = fc.array(
  fc.oneof(
    fc.record({ step: fc.constantFrom(...steps) }),
    fc.record({
      completion: fc.integer({ min: 0, max: 100 }),
      actual_end: fc.constantFrom('', '2026-01-01', '2026-06-01'),
      reason: fc.constantFrom('', 'Floods'),
    }),
  ),
  { maxLength: 40 },
)

describe('any sequence of steps and reports', () => {
  test('changes the state only as in the table, and sets the start and end that each state requires', () => {
    const pairs = new Set(transitions.activity.map(({ from, to }) => `${from} ${to}`))
    fc.assert(
      fc.property(histories, given => {
        const life = lived(given)
        life.slice(1).forEach((now, at) => {
          const before = life[at]
          if (before && before.state !== now.state) expect(pairs).toContain(`${before.state} ${now.state}`)
          if (now.state !== 'not_started') expect(now.actual_start).not.toBeNull()
          if (now.state === 'completed') expect([now.completion, now.actual_end]).toEqual([100, expect.any(String)])
          if (now.actual_start && now.actual_end) expect(now.actual_end >= now.actual_start).toBe(true)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('never lowers the completion without a reason', () => {
    fc.assert(
      fc.property(histories, given => {
        const life = lived(given)
        given.forEach((event, at) => {
          const fell = (life[at + 1]?.completion ?? 0) < (life[at]?.completion ?? 0)
          // The contract requires a reason to reopen.
          if (fell) expect(event).toMatchObject('step' in event ? { step: 'reopen' } : { reason: 'Floods' })
        })
      }),
      { numRuns: 500 },
    )
  })
})

describe('falling figures', () => {
  const reached = fc.record({
    completion: fc.integer({ min: 0, max: 3 }),
    actual_beneficiaries: fc.integer({ min: 0, max: 3 }),
    actual_cost_minor: fc.integer({ min: 0, max: 3 }),
  })

  test('require a reason, for any of the figures and between any neighbouring reports', () => {
    fc.assert(
      fc.property(reached, fc.option(reached), fc.option(reached), (now, before, after) => {
        const row = [before, now, after].filter(one => one !== null)
        const fields = ['completion', 'actual_beneficiaries', 'actual_cost_minor'] as const
        const falls = row.slice(1).some((one, at) => fields.some(name => one[name] < (row[at]?.[name] ?? 0)))
        const neighbours = { before: before ?? undefined, after: after ?? undefined }
        const problems = fallProblems(neighbours, now)
        expect(problems).toEqual(falls ? [{ path: 'reason', code: 'reason_required' }] : [])
        expect(fallProblems(neighbours, { ...now, reason: 'Counted twice' })).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('dates of a report', () => {
  const late = { ...planned, actual_start: null, actual_end: null }
  const codes = (stated: object, today: string) =>
    problemsOf(late, stated, today).map(({ path, code }) => `${path} ${code}`)

  test('can’t be in the future', () => {
    const stated = { report_date: '2026-01-02', actual_start: '2026-01-02', actual_end: '2026-01-03' }
    expect(codes(stated, '2026-01-01')).toEqual(
      expect.arrayContaining(['report_date date_future', 'actual_start date_future', 'actual_end date_future']),
    )
    expect(codes({ report_date: '2026-01-01' }, '2026-01-01')).toEqual([])
  })

  test('can’t end before the start or without one', () => {
    expect(codes({ actual_start: '2026-01-01', actual_end: '2025-12-31' }, '2026-01-01')).toEqual([
      'actual_end date_before_start',
    ])
    expect(codes({ actual_end: '2026-01-01' }, '2026-01-01')).toEqual(['actual_start field_required'])
  })

  test('require a justification once today or an actual date is past the plan', () => {
    const wanted = 'delay_justification field_empty'
    expect(codes({}, '2026-01-02')).toEqual([wanted])
    expect(codes({ delay_justification: '  ' }, '2026-01-02')).toEqual([wanted])
    expect(codes({ actual_start: '2026-01-01' }, '2026-06-30')).toEqual([])
    expect(codes({ actual_start: '2026-01-01' }, '2026-07-01')).toEqual([wanted])
    expect(codes({ actual_start: '2026-01-01', actual_end: '2026-06-30' }, '2026-12-31')).toEqual([])
    expect(isPastPlan({ ...late, actual_start: '2026-01-01', actual_end: '2026-07-01' }, '2026-07-01')).toBe(true)
  })
})

test('changes nothing for a step that the table doesn’t have', () => {
  for (const state of activityStates) {
    for (const step of steps) {
      const to = changeOfStep(state, step, {})?.state
      expect(to).toBe(stateAfter(state, step))
    }
  }
  expect(changeOfStep('holding', 'complete', {})).toBeUndefined()
})
