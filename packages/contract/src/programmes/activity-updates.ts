import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { chosenId, day, id, integer, minor, moment, optionalDay, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { namedPerson } from '../core/records/people.ts'
import { activityRecord } from './activities.ts'

const percent = () => integer(100)
const optionalText = () => z.optional(z.union([z.literal(''), text(limits.text_length)], { error: 'too_long' }))

/** A report of an activity's progress on a day; it is never changed (decision 2). Figures are those reached so far. */
export const activityUpdate = z.object({
  id: id(),
  report_date: z.string(),
  actual_start: z.nullable(z.string()),
  actual_end: z.nullable(z.string()),
  actual_cost_minor: z.int(),
  actual_beneficiaries: z.int(),
  completion: z.int(),
  /** Why a figure is lower than before, or a day outside of what it belongs to. */
  reason: z.nullable(z.string()),
  delay_justification: z.nullable(z.string()),
  /** The report that this one replaces, and why. */
  corrects_id: z.nullable(id()),
  correction_reason: z.nullable(z.string()),
  /** Whether another one has replaced it; it stays readable, and counts no more. */
  is_corrected: z.boolean(),
  created_at: moment(),
  by: z.nullable(namedPerson),
})

/** A report of an activity's progress. */
export type ActivityUpdate = z.infer<typeof activityUpdate>

const sorts = [
  ...(['-report_date', 'report_date', 'completion', '-completion'] as const),
  ...(['actual_beneficiaries', '-actual_beneficiaries', 'actual_cost_minor', '-actual_cost_minor'] as const),
] as const

/** GET /activities/:id/updates; search looks in the reasons and the names of those who wrote them. */
export const listActivityUpdates = endpoint({
  method: 'GET',
  path: '/activities/:id/updates',
  summary: 'Updates of an activity',
  needs: ['activities', 'view'],
  input: z.extend(listQuery(sorts), { id: id() }),
  output: page(activityUpdate),
  errors: ['not_found'],
})

const touches = ['/activities', '/activities/:id', '/activities/:id/updates'] as const
const errors = ['invalid', 'not_found', 'changed_meanwhile', 'transition_refused'] as const

/** POST /activities/:id/updates: appended; nothing changes or removes one. A wrong one is corrected by another. */
export const addActivityUpdate = endpoint({
  method: 'POST',
  path: '/activities/:id/updates',
  summary: 'Report how an activity stands',
  needs: ['activities', 'updates'],
  input: z.object({
    id: id(),
    version: version(),
    report_date: day(),
    actual_start: optionalDay(),
    actual_end: optionalDay(),
    actual_cost_minor: minor(),
    actual_beneficiaries: integer(),
    completion: percent(),
    reason: optionalText(),
    delay_justification: optionalText(),
    /** The report that this one replaces; then with a reason. */
    corrects_id: z.optional(chosenId()),
    correction_reason: optionalText(),
  }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})

const which = { id: id(), version: version() }

/** POST /activities/:id/start: needs the actual start (decision 1). */
export const startActivity = endpoint({
  method: 'POST',
  path: '/activities/:id/start',
  summary: 'Start an activity',
  needs: ['activities', 'updates'],
  input: z.object({ ...which, actual_start: day(), reason: optionalText(), delay_justification: optionalText() }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})

/** POST /activities/:id/hold: with a reason. */
export const holdActivity = endpoint({
  method: 'POST',
  path: '/activities/:id/hold',
  summary: 'Put an activity on hold',
  needs: ['activities', 'updates'],
  input: z.object({ ...which, reason: text() }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})

/** POST /activities/:id/resume: with a reason. */
export const resumeActivity = endpoint({
  method: 'POST',
  path: '/activities/:id/resume',
  summary: 'Go on with an activity',
  needs: ['activities', 'updates'],
  input: z.object({ ...which, reason: text() }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})

/** POST /activities/:id/complete: actual end, actual beneficiaries and 100 %, stored as its last update. */
export const completeActivity = endpoint({
  method: 'POST',
  path: '/activities/:id/complete',
  summary: 'Complete an activity',
  needs: ['activities', 'updates'],
  input: z.object({
    ...which,
    actual_end: day(),
    actual_beneficiaries: integer(),
    actual_cost_minor: minor(),
    reason: optionalText(),
    delay_justification: optionalText(),
  }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})

/** POST /activities/:id/reopen: project_director or sysadmin, with a reason. */
export const reopenActivity = endpoint({
  method: 'POST',
  path: '/activities/:id/reopen',
  summary: 'Reopen a completed activity',
  needs: 'director',
  input: z.object({ ...which, reason: text() }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})
