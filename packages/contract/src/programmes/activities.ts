import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { calendarYear, listQuery, one, page } from '../core/api/lists.ts'
import {
  choice,
  chosenId,
  datesInOrder,
  day,
  id,
  integer,
  line,
  minor,
  moment,
  optionalLine,
  optionalText,
  richText,
  shortCode,
  version,
} from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { currencies } from '../core/fields/money.ts'
import { member, namedPerson, teamIds } from '../core/records/people.ts'

/** Specification section 3. */
export const generalTypes = ['general', 'training'] as const

/** Specification section 4. */
export const activityStates = ['not_started', 'in_progress', 'holding', 'completed'] as const

/** Specification section 3. */
export const attendanceMethods = ['online', 'physical'] as const

const fields = z.object({
  code: shortCode(),
  name: line(),
  type: optionalLine(limits.name_length),
  general_type: choice(generalTypes),
  start_date: day(),
  end_date: day(),
  planned_beneficiaries: integer(),
  planned_value_minor: minor(),
  attendance_method: choice(attendanceMethods),
  description: richText(),
  agendas: richText(),
  objectives: richText(),
  materials: richText(),
})

const rights = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  assign_users: z.boolean(),
  update: z.boolean(),
  start: z.boolean(),
  hold: z.boolean(),
  resume: z.boolean(),
  complete: z.boolean(),
  reopen: z.boolean(),
  view_sub_activities: z.boolean(),
  add_sub_activity: z.boolean(),
})

const days = { start_date: z.string(), end_date: z.string() }

/** Money is in the project's currency. */
export const activity = z.object({
  id: id(),
  project: z.object({ id: id(), code: z.string(), name: z.string(), currency: z.enum(currencies), ...days }),
  code: z.string(),
  name: z.string(),
  type: z.nullable(z.string()),
  general_type: z.enum(generalTypes),
  state: z.enum(activityStates),
  ...days,
  actual_start: z.nullable(z.string()),
  actual_end: z.nullable(z.string()),
  is_delayed: z.boolean(),
  completion: z.int(),
  planned_beneficiaries: z.int(),
  actual_beneficiaries: z.int(),
  planned_value_minor: z.int(),
  actual_cost_minor: z.int(),
  attendance_method: z.enum(attendanceMethods),
  version: version(),
  can: rights,
})

export type Activity = z.infer<typeof activity>

const activityEvent = z.object({
  id: id(),
  kind: z.enum(['start', 'hold', 'resume', 'complete', 'reopen']),
  reason: z.nullable(z.string()),
  at: moment(),
  by: z.nullable(namedPerson),
})

export const activityRecord = z.extend(activity, {
  description: z.string(),
  agendas: z.string(),
  objectives: z.string(),
  materials: z.string(),
  team: z.array(member),
  events: z.array(activityEvent),
  /** First and last day of its sub-activities, reports, and expenses. Null without any. */
  used_period: z.nullable(z.object(days)),
  /** Sum of the expenses that name it. Null if the reader can't see the project's budget. */
  expenses_minor: z.nullable(z.int()),
  /** False for people who see the activity only as members of its team. */
  sees_project: z.boolean(),
})

export type ActivityRecord = z.infer<typeof activityRecord>

const planSorts = ['start_date', '-start_date', 'end_date', '-end_date', 'code', '-code', 'name', '-name'] as const

/** Activities that the person is assigned to, or whose project they see. */
export const listActivities = endpoint({
  method: 'GET',
  path: '/activities',
  summary: 'Activities',
  needs: ['activities', 'view'],
  input: z.extend(
    // `due` sorts open activities by due date, then completed ones, latest first.
    listQuery([...planSorts, 'completion', '-completion', 'due', '-due']),
    {
      project_id: z.optional(id()),
      state: z.optional(z.enum(activityStates, { error: 'unknown_value' })),
      general_type: z.optional(z.enum(generalTypes, { error: 'unknown_value' })),
      donor_id: z.optional(id()),
      year: calendarYear(),
      /** `yes` selects those with the person in the team. `any` and no value select all. */
      assigned: z.optional(z.enum(['yes', 'any'], { error: 'unknown_value' })),
      delayed: z.optional(z.enum(['yes'], { error: 'unknown_value' })),
      waiting: z.optional(z.enum(['update'], { error: 'unknown_value' })),
    },
  ),
  output: page(activity),
})

export const readActivity = endpoint({
  method: 'GET',
  path: '/activities/:id',
  summary: 'One activity',
  needs: ['activities', 'view'],
  input: z.object({ id: id() }),
  output: one(activityRecord),
  errors: ['not_found'],
})

/** Required if the period exceeds the project's, or excludes what the activity contains. Recorded in the history. */
const reason = () => optionalText()

/** Adds the person to the team. */
export const addActivity = endpoint({
  method: 'POST',
  path: '/activities',
  summary: 'Add an activity to a project',
  needs: ['activities', 'add'],
  input: z.extend(fields, { project_id: chosenId(), reason: reason() }).check(datesInOrder()),
  output: one(activityRecord),
  touches: ['/activities', '/projects/:id'],
  errors: ['invalid'],
})

const touches = ['/activities', '/activities/:id', '/activities/:id/updates'] as const

export const editActivity = endpoint({
  method: 'PATCH',
  path: '/activities/:id',
  summary: 'Change an activity',
  needs: ['activities', 'edit'],
  input: z.extend(fields, { id: id(), version: version(), reason: reason() }).check(datesInOrder()),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

export const assignToActivity = endpoint({
  method: 'PATCH',
  path: '/activities/:id/team',
  summary: 'Set the team of an activity',
  needs: ['activities', 'assign_users'],
  input: z.object({ id: id(), version: version(), user_ids: teamIds() }),
  output: one(activityRecord),
  touches,
  seenBy: ['activities', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})
