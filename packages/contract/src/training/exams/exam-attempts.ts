import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { answerText, choice, chosenId, id, moment } from '../../core/fields/fields.ts'
import { saveLimits } from '../../core/fields/limits.ts'
import { paperQuestion } from './exam-questions.ts'
import { examSlugs } from './exams.ts'

const isMoment = (value: string) => !Number.isNaN(Date.parse(value))

const counter = () => z.int({ error: 'wrong_type' }).check(z.gte(1), z.lte(2_147_483_647))

/**
 * An answer as it is saved. `value` is the text, the place of the option from 0, or the figure; empty where it was
 * taken back. `seq` counts the saves of one page, `lease` is the one that the page had.
 */
export const answerSave = z.object({
  question_id: chosenId(),
  value: answerText(),
  lease: counter(),
  seq: counter(),
  /** When it was typed, by the page's reading of the server's clock. Pages from before leave it out. */
  typed_at: z.optional(z.string({ error: 'wrong_type' }).check(z.refine(isMoment, { error: 'wrong_type' }))),
})

/** An answer as it is saved. */
export type AnswerSave = z.infer<typeof answerSave>

const status = {
  state: z.enum(['open', 'closed']),
  /** Null where there is no limit. */
  deadline_at: z.nullable(moment()),
  /** The server's clock, which alone counts. */
  server_time: moment(),
  /** The lease of the page that was opened last; earlier ones save what they have and write no more. */
  lease: z.int(),
}

/** The state of an attempt. */
export const attemptStatus = z.object({ id: id(), ...status })

/** The state of an attempt. */
export type AttemptStatus = z.infer<typeof attemptStatus>

const heading = {
  title: z.string(),
  description: z.string(),
  slug: z.enum(examSlugs),
  sub_activity: z.object({ id: id(), name: z.string() }),
}

/** A trainee's attempt with its questions in its own order, and what has been saved. */
export const examAttempt = z.object({
  id: id(),
  ...status,
  exam: z.object({ id: id(), ...heading }),
  questions: z.array(z.object({ id: id(), question: paperQuestion })),
  answers: z.array(answerSave),
})

/** A trainee's attempt. */
export type ExamAttempt = z.infer<typeof examAttempt>

/** A test before its start. */
export const examEntry = z.object({
  id: id(),
  ...heading,
  question_count: z.int(),
  points: z.int(),
  limit_minutes: z.nullable(z.int()),
  /** Minutes that this trainee has beyond the limit. */
  extra_minutes: z.int(),
  opens: z.nullable(moment()),
  closes: z.nullable(moment()),
  state: z.enum(['empty', 'upcoming', 'open', 'over']),
  attempt: z.nullable(z.object({ id: id(), state: status.state, deadline_at: status.deadline_at })),
})

/** A test before its start. */
export type ExamEntry = z.infer<typeof examEntry>

/** GET /sub_activities/:id/exams: for the training's trainees, the pre test first. */
export const listExamEntries = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/exams',
  summary: 'Tests of a training as its trainee finds them',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(z.array(examEntry)),
  errors: ['not_found'],
})

/** GET /sub_activities/:id/exams/:slug: for the training's trainees. */
export const readExamEntry = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/exams/:slug',
  summary: 'A test as its trainee finds it',
  needs: 'signed_in',
  input: z.object({ id: id(), slug: choice(examSlugs) }),
  output: one(examEntry),
  errors: ['not_found'],
})

const touches = ['/sub_activities/:id/exams', '/sub_activities/:id/exams/:slug'] as const

/** POST /exams/:id/attempts: starts the one attempt, or opens it here with a new lease. */
export const startExamAttempt = endpoint({
  method: 'POST',
  path: '/exams/:id/attempts',
  summary: 'Start a test, or go on with it',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(examAttempt),
  touches,
  errors: ['not_found', 'exam_not_open'],
})

/** GET /exam_attempts/:id: asked for again and again while the test is open. */
export const readExamAttempt = endpoint({
  method: 'GET',
  path: '/exam_attempts/:id',
  summary: 'How an attempt stands',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(attemptStatus),
  errors: ['not_found'],
})

/**
 * POST /exam_attempts/:id/answers: the same save twice changes nothing. What comes after the deadline and its grace, or
 * after the test was submitted, is stored apart and named in `late`.
 */
export const saveExamAnswers = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/answers',
  summary: 'Save answers',
  repeatsAlike: true,
  needs: 'signed_in',
  input: z.object({
    id: id(),
    answers: z
      .array(answerSave, { error: 'wrong_type' })
      .check(z.minLength(1, { error: 'field_required' }), z.maxLength(saveLimits.answers, { error: 'too_long' })),
  }),
  output: one(z.extend(attemptStatus, { late: z.boolean() })),
  errors: ['invalid', 'not_found'],
})

/** POST /exam_attempts/:id/submit: only from the page that was opened last. */
export const submitExamAttempt = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/submit',
  summary: 'Hand in a test',
  needs: 'signed_in',
  input: z.object({ id: id(), lease: counter() }),
  output: one(attemptStatus),
  touches,
  errors: ['not_found', 'exam_open_elsewhere'],
})
