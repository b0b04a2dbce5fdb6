import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, chosenId, id, integer, line, moment, optionalText, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { deletion } from '../../core/records/deletion.ts'
import { namedPerson } from '../../core/records/people.ts'
import { trainingViewers } from '../training-viewers.ts'

/** A training has at most one exam of each. */
export const examSlugs = ['pre', 'post'] as const

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
  limit_minutes: z.optional(z.nullable(integer(limits.exam_minutes))),
  randomise: z.boolean({ error: 'wrong_type' }),
  blind_marking: z.boolean({ error: 'wrong_type' }),
  /** Override the times that follow from the training's sessions. */
  opens_at: optionalMoment(),
  closes_at: optionalMoment(),
})

export const exam = z.object({
  id: id(),
  sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
  slug: z.enum(examSlugs),
  title: z.string(),
  description: z.string(),
  limit_minutes: z.nullable(z.int()),
  randomise: z.boolean(),
  blind_marking: z.boolean(),
  opens_at: z.nullable(moment()),
  closes_at: z.nullable(moment()),
  /** When the exam can be started, from settings and sessions. Null is unlimited. */
  opens: z.nullable(moment()),
  closes: z.nullable(moment()),
  question_count: z.int(),
  points: z.int(),
  attempt_count: z.int(),
  version: version(),
  /** False for people who take the exam, who mustn't prepare it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type Exam = z.infer<typeof exam>

const needs = ['sub_activities', 'fill_questions'] as const

const touches = ['/exams', '/exams/:id'] as const

export const listExams = endpoint({
  method: 'GET',
  path: '/exams',
  summary: 'Tests of a training',
  needs,
  input: z.object({ sub_activity_id: id() }),
  output: one(
    z.object({
      sub_activity: z.object({ id: id(), code: z.string(), name: z.string() }),
      viewer: z.enum(trainingViewers),
      exams: z.array(exam),
      can: z.object({ add: z.boolean() }),
    }),
  ),
  errors: ['not_found'],
})

export const readExam = endpoint({
  method: 'GET',
  path: '/exams/:id',
  summary: 'One test of a training',
  needs,
  input: z.object({ id: id() }),
  output: one(exam),
  errors: ['not_found'],
})

export const addExam = endpoint({
  method: 'POST',
  path: '/exams',
  summary: 'Add a test to a training',
  needs,
  refusesOwn: 'own_subject',
  input: z.extend(fields, { sub_activity_id: chosenId(), slug: choice(examSlugs) }).check(inOrder),
  output: one(exam),
  touches: ['/exams'],
  errors: ['invalid', 'own_subject'],
})

/** Attempts that have started keep their time. */
export const editExam = endpoint({
  method: 'PATCH',
  path: '/exams/:id',
  summary: 'Change the settings of a test',
  needs,
  refusesOwn: 'own_subject',
  input: z.extend(fields, { id: id(), version: version() }).check(inOrder),
  output: one(exam),
  touches,
  seenBy: needs,
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile'],
})

/** Cascades to questions and extra time. Fails with `in_use` once someone has started it. */
export const examDeletion = deletion({
  path: '/exams',
  name: 'a test',
  needs,
  refusesOwn: 'own_subject',
  touches: ['/exams'],
  seenBy: needs,
  errors: ['own_subject', 'in_use'],
})

/** The reason is never shown to the trainee or other trainees. */
export const extraTime = z.extend(namedPerson, {
  minutes: z.int(),
  reason: z.string(),
  /** Nobody extends their own time. */
  can: z.object({ set: z.boolean() }),
})

export type ExtraTime = z.infer<typeof extraTime>

export const listExtraTime = endpoint({
  method: 'GET',
  path: '/exams/:id/extra_time',
  summary: 'Extra time by trainee',
  needs,
  input: z.object({ id: id() }),
  output: one(z.array(extraTime)),
  errors: ['not_found'],
})

/** Also moves the deadline of an open attempt. 0 minutes remove the extra time. */
export const setExtraTime = endpoint({
  method: 'PATCH',
  path: '/exams/:id/extra_time',
  summary: 'Give a trainee extra time',
  needs,
  refusesOwn: 'own_subject',
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
