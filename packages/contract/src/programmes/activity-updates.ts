import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { chosenId, day, id, integer, minor, moment, optionalDay, text, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { namedPerson } from '../core/records/people.ts'
import { activityRecord } from './activities.ts'

const percent = () => integer(100)
const optionalText = () => z.optional(z.union([z.literal(''), text(limits.text_length)], { error: 'too_long' }))

/** A progress report, which never changes. Figures are cumulative. */
export const activityUpdate = z.object({
  id: id(),
  report_date: z.string(),
  actual_start: z.nullable(z.string()),
  actual_end: z.nullable(z.string()),
  actual_cost_minor: z.int(),
  actual_beneficiaries: z.int(),
  completion: z.int(),
  /** Why a figure decreased, or why a day is outside its period. */
  reason: z.nullable(z.string()),
  delay_justification: z.nullable(z.string()),
  corrects_id: z.nullable(id()),
  correction_reason: z.nullable(z.string()),
  /** A corrected report remains readable but no longer counts. */
  is_corrected: z.boolean(),
  created_at: moment(),
  by: z.nullable(namedPerson),
})

export type ActivityUpdate = z.infer<typeof activityUpdate>

const sorts = [
  ...(['-report_date', 'report_date', 'completion', '-completion'] as const),
  ...(['actual_beneficiaries', '-actual_beneficiaries', 'actual_cost_minor', '-actual_cost_minor'] as const),
] as const

/** Searches reasons and the authors' names. */
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

/** Reports can't be changed or removed. A correction is a new report. */
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
    corrects_id: z.optional(chosenId()),
    correction_reason: optionalText(),
  }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors,
})

const which = { id: id(), version: version() }

/** Requires the actual start. */
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

/** Records the actual figures and 100 % as the last report. */
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

/** Only for `project_director` and `sysadmin`. */
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
