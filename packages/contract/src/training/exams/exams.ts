import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, chosenId, id, integer, line, moment, optionalText, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'

/** The tests that a training can have; part of an exam's address. */
export const examSlugs = ['pre', 'post'] as const

/** Which test of a training. */
export type ExamSlug = (typeof examSlugs)[number]

const isMoment = (value: string) => value > '2000' && value < '2100' && !Number.isNaN(Date.parse(value))

const optionalMoment = () =>
  z.optional(
    z.union([z.literal(''), z.iso.datetime({ offset: true }).check(z.refine(isMoment))], { error: 'wrong_type' }),
  )

const inOrder = z.refine<{ opens_at?: string | undefined; closes_at?: string | undefined }>(
  ({ opens_at, closes_at }) => !opens_at || !closes_at || Date.parse(opens_at) < Date.parse(closes_at),
  { path: ['closes_at'], error: 'date_before_start' },
)

const fields = z.object({
  title: line(),
  description: optionalText(),
  /** Minutes that a trainee has; left out where there is no limit. */
  limit_minutes: z.optional(z.nullable(integer(limits.exam_minutes))),
  /** Whether each trainee gets the questions in an order of their own. */
  randomise: z.boolean({ error: 'wrong_type' }),
  /** Whether those who mark see no names. */
  blind_marking: z.boolean({ error: 'wrong_type' }),
  /** Instead of what follows from the training's sessions (decision 29). */
  opens_at: optionalMoment(),
  closes_at: optionalMoment(),
})

/** A test of a training, for those who prepare it. */
export const exam = z.object({
  id: id(),
  sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
  slug: z.enum(examSlugs),
  title: z.string(),
  description: z.string(),
  limit_minutes: z.nullable(z.int()),
  randomise: z.boolean(),
  blind_marking: z.boolean(),
  /** As they were set; null where they follow from the training's sessions. */
  opens_at: z.nullable(moment()),
  closes_at: z.nullable(moment()),
  /** When it can be started, settings and training taken together; null is open to that side. */
  opens: z.nullable(moment()),
  closes: z.nullable(moment()),
  question_count: z.int(),
  points: z.int(),
  attempt_count: z.int(),
  version: version(),
  /** False for people who take the test: they don't prepare it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** A test of a training. */
export type Exam = z.infer<typeof exam>

const needs = ['sub_activities', 'fill_questions'] as const

const touches = ['/exams', '/exams/:id'] as const

/** GET /exams?sub_activity_id=: the tests of a training, the pre test first. */
export const listExams = endpoint({
  method: 'GET',
  path: '/exams',
  summary: 'Tests of a training',
  needs,
  input: z.object({ sub_activity_id: id() }),
  output: one(
    z.object({
      sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
      exams: z.array(exam),
      can: z.object({ add: z.boolean() }),
    }),
  ),
  errors: ['not_found'],
})

/** GET /exams/:id */
export const readExam = endpoint({
  method: 'GET',
  path: '/exams/:id',
  summary: 'One test of a training',
  needs,
  input: z.object({ id: id() }),
  output: one(exam),
  errors: ['not_found'],
})

/** POST /exams: a training has at most one test of each slug. */
export const addExam = endpoint({
  method: 'POST',
  path: '/exams',
  summary: 'Add a test to a training',
  needs,
  input: z.extend(fields, { sub_activity_id: chosenId(), slug: choice(examSlugs) }).check(inOrder),
  output: one(exam),
  touches: ['/exams'],
  errors: ['invalid', 'own_subject'],
})

/** PATCH /exams/:id: attempts that have begun keep their time. */
export const editExam = endpoint({
  method: 'PATCH',
  path: '/exams/:id',
  summary: 'Change the settings of a test',
  needs,
  input: z.extend(fields, { id: id(), version: version() }).check(inOrder),
  output: one(exam),
  touches,
  seenBy: needs,
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile'],
})

/** DELETE /exams/:id: refused once somebody has begun it. */
export const deleteExam = endpoint({
  method: 'DELETE',
  path: '/exams/:id',
  summary: 'Delete a test',
  needs,
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches: ['/exams'],
  seenBy: needs,
  errors: ['not_found', 'own_subject', 'changed_meanwhile', 'in_use'],
})

/** Minutes that a trainee has beyond a test's limit, and why; neither the trainee nor others are shown the reason. */
export const extraTime = z.extend(namedPerson, {
  minutes: z.int(),
  reason: z.string(),
  /** Nobody gives themselves time. */
  can: z.object({ set: z.boolean() }),
})

/** Minutes that a trainee has beyond a test's limit. */
export type ExtraTime = z.infer<typeof extraTime>

/** GET /exams/:id/extra_time: the training's trainees with the minutes that each has beyond the limit. */
export const listExtraTime = endpoint({
  method: 'GET',
  path: '/exams/:id/extra_time',
  summary: 'Extra time by trainee',
  needs,
  input: z.object({ id: id() }),
  output: one(z.array(extraTime)),
  errors: ['not_found'],
})

/** PATCH /exams/:id/extra_time: also moves the deadline of an attempt that is open; 0 minutes remove it. */
export const setExtraTime = endpoint({
  method: 'PATCH',
  path: '/exams/:id/extra_time',
  summary: 'Give a trainee extra time',
  needs,
  input: z
    .object({ id: id(), user_id: chosenId(), minutes: integer(limits.exam_minutes), reason: optionalText() })
    .check(
      z.refine(({ minutes, reason }) => minutes === 0 || Boolean(reason), {
        path: ['reason'],
        error: 'reason_required',
      }),
    ),
  output: one(z.array(extraTime)),
  touches: ['/exams/:id/extra_time'],
  errors: ['invalid', 'not_found', 'own_subject'],
})
