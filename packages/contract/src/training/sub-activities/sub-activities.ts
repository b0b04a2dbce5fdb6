import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import {
  choice,
  chosenId,
  datesInOrder,
  day,
  id,
  integer,
  line,
  optionalDay,
  optionalLine,
  optionalText,
  positive,
  shortCode,
  version,
} from '../../core/fields/fields.ts'
import { deletion } from '../../core/records/deletion.ts'
import { member, teamIds } from '../../core/records/people.ts'
import { attendanceMethods } from '../../programmes/activities.ts'
import { certificateSettings } from '../certificates/certificate-conditions.ts'
import { trainingTasks } from './own-trainings.ts'

const fields = z.object({
  code: shortCode(),
  name: line(),
  course_id: z.optional(z.union([z.literal(''), chosenId()], { error: 'select_value' })),
  start_date: day(),
  end_date: day(),
  attendance_method: choice(attendanceMethods),
  place: optionalLine(),
  /** Unlimited if omitted. */
  capacity: z.optional(positive()),
  /** First and last day of enrolment. Without them, nobody can enrol. */
  enroll_from: optionalDay(),
  enroll_until: optionalDay(),
  attendance_least: z.optional(integer(100)),
  post_test_least: z.optional(integer(100)),
  is_evaluation_needed: z.optional(z.boolean({ error: 'wrong_type' })),
})

interface Days {
  readonly enroll_from?: string | undefined
  readonly enroll_until?: string | undefined
}

/** Enrolment has both days or neither, and doesn't end before it starts. */
const enrollmentDays = [
  z.refine<Days>(({ enroll_from, enroll_until }) => Boolean(enroll_from) || !enroll_until, {
    path: ['enroll_from'],
    error: 'field_required',
  }),
  z.refine<Days>(({ enroll_from, enroll_until }) => !enroll_from || Boolean(enroll_until), {
    path: ['enroll_until'],
    error: 'field_required',
  }),
  z.refine<Days>(({ enroll_from, enroll_until }) => !enroll_from || !enroll_until || enroll_from <= enroll_until, {
    path: ['enroll_until'],
    error: 'date_before_start',
  }),
] as const

/** Privileges of the same name, and `plan_sessions`, which people lack on a training that they take. */
export const subActivityRights = [
  ...(['edit', 'delete', 'assign_users', 'assign_trainees', 'delete_trainees', 'enrollments', 'sessions'] as const),
  ...(['fill_questions', 'view_results', 'view_answers', 'show_evaluation', 'fill_evaluation'] as const),
  ...(['send_emails', 'download_reports', 'plan_sessions'] as const),
] as const

const parent = z.object({ id: id(), code: z.string(), name: z.string() })

export const subActivity = z.extend(certificateSettings, {
  id: id(),
  activity: z.extend(parent, { start_date: z.string(), end_date: z.string() }),
  project: parent,
  code: z.string(),
  name: z.string(),
  course: z.nullable(z.object({ id: id(), name_en: z.nullable(z.string()), name_ar: z.string() })),
  start_date: z.string(),
  end_date: z.string(),
  attendance_method: z.enum(attendanceMethods),
  place: z.string(),
  capacity: z.nullable(z.int()),
  trainees: z.int(),
  enroll_from: z.nullable(z.string()),
  enroll_until: z.nullable(z.string()),
  team: z.array(member),
  version: version(),
  can: z.record(z.enum(subActivityRights), z.boolean()),
})

export type SubActivity = z.infer<typeof subActivity>

const subActivityRecord = z.extend(subActivity, {
  /** False for people who see the sub-activity only as members of its team. */
  sees_activity: z.boolean(),
})

export type SubActivityRecord = z.infer<typeof subActivityRecord>

const planSorts = ['start_date', '-start_date', 'end_date', '-end_date', 'code', '-code', 'name', '-name'] as const

/** Lists sub-activities that the person is assigned to, or whose activity they see. */
export const listSubActivities = endpoint({
  method: 'GET',
  path: '/sub_activities',
  summary: 'Sub-activities',
  needs: ['sub_activities', 'view'],
  // `due` sorts current and upcoming ones by start, then past ones, latest first.
  input: z.extend(listQuery([...planSorts, 'due', '-due']), {
    activity_id: z.optional(id()),
    course_id: z.optional(id()),
    project_id: z.optional(id()),
    /** `yes` selects those with the person in the team. `any` and no value select all. */
    assigned: z.optional(z.enum(['yes', 'any'], { error: 'unknown_value' })),
    waiting: z.optional(z.enum(trainingTasks, { error: 'unknown_value' })),
  }),
  output: page(subActivity),
})

const touches = ['/sub_activities', '/sub_activities/:id'] as const

export const readSubActivity = endpoint({
  method: 'GET',
  path: '/sub_activities/:id',
  summary: 'One sub-activity',
  needs: ['sub_activities', 'view'],
  input: z.object({ id: id() }),
  output: one(subActivityRecord),
  errors: ['not_found'],
})

/** Why the period exceeds the activity's. Recorded in the history. */
const reason = () => optionalText()

export const addSubActivity = endpoint({
  method: 'POST',
  path: '/sub_activities',
  summary: 'Add a sub-activity to an activity',
  needs: ['sub_activities', 'add'],
  input: z.extend(fields, { activity_id: chosenId(), reason: reason() }).check(datesInOrder(), ...enrollmentDays),
  output: one(subActivityRecord),
  touches,
  errors: ['invalid'],
})

/** People who take the training can't change its days or what its certificate requires. */
export const editSubActivity = endpoint({
  method: 'PATCH',
  path: '/sub_activities/:id',
  summary: 'Change a sub-activity',
  needs: ['sub_activities', 'edit'],
  refusesOwn: 'own_subject',
  input: z.extend(fields, { id: id(), version: version(), reason: reason() }).check(datesInOrder(), ...enrollmentDays),
  output: one(subActivityRecord),
  touches,
  seenBy: ['sub_activities', 'view'],
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile'],
})

export const assignToSubActivity = endpoint({
  method: 'PATCH',
  path: '/sub_activities/:id/team',
  summary: 'Set the team of a sub-activity',
  needs: ['sub_activities', 'assign_users'],
  input: z.object({ id: id(), version: version(), user_ids: teamIds() }),
  output: one(subActivityRecord),
  touches,
  seenBy: ['sub_activities', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/** Cascades to people, sessions, attendance, and tests. Certificates remain. Notifies participants and team. */
export const subActivityDeletion = deletion({
  path: '/sub_activities',
  name: 'a sub-activity',
  needs: ['sub_activities', 'delete'],
  touches: ['/sub_activities', '/sub_activities/:id'],
  refusesOwn: 'own_subject',
  seenBy: ['sub_activities', 'view'],
  errors: ['own_subject'],
})
