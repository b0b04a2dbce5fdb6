import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { answerText, choice, chosenId, id, moment } from '../../core/fields/fields.ts'
import { saveLimits } from '../../core/fields/limits.ts'
import { paperQuestion } from './exam-questions.ts'
import { examSlugs } from './exams.ts'

const isMoment = (value: string) => !Number.isNaN(Date.parse(value))

const counter = () => z.int({ error: 'wrong_type' }).check(z.gte(1), z.lte(2_147_483_647))

/** `value` is text, a zero-based option, or a number; empty withdraws it. `seq` counts the saves of a page. */
export const answerSave = z.object({
  question_id: chosenId(),
  value: answerText(),
  lease: counter(),
  seq: counter(),
  /** When the answer was typed, by the server's clock as the page estimated it. Older pages don't send it. */
  typed_at: z.optional(z.string({ error: 'wrong_type' }).check(z.refine(isMoment, { error: 'wrong_type' }))),
})

export type AnswerSave = z.infer<typeof answerSave>

const status = {
  state: z.enum(['open', 'closed']),
  deadline_at: z.nullable(moment()),
  /** The server's clock decides. */
  server_time: moment(),
  /** Lease of the page that was opened last. Earlier pages save what they have and then become read-only. */
  lease: z.int(),
}

export const attemptStatus = z.object({ id: id(), ...status })

export type AttemptStatus = z.infer<typeof attemptStatus>

const heading = {
  title: z.string(),
  description: z.string(),
  slug: z.enum(examSlugs),
  sub_activity: z.object({ id: id(), name: z.string() }),
}

export const examAttempt = z.object({
  id: id(),
  ...status,
  exam: z.object({ id: id(), ...heading }),
  questions: z.array(z.object({ id: id(), question: paperQuestion })),
  answers: z.array(answerSave),
})

export type ExamAttempt = z.infer<typeof examAttempt>

export const examEntry = z.object({
  id: id(),
  ...heading,
  question_count: z.int(),
  points: z.int(),
  limit_minutes: z.nullable(z.int()),
  extra_minutes: z.int(),
  opens: z.nullable(moment()),
  closes: z.nullable(moment()),
  state: z.enum(['empty', 'upcoming', 'open', 'over']),
  attempt: z.nullable(z.object({ id: id(), state: status.state, deadline_at: status.deadline_at })),
})

export type ExamEntry = z.infer<typeof examEntry>

/** Only for trainees of the training. The pre-test comes first. */
export const listExamEntries = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/exams',
  summary: 'Tests of a training as its trainee finds them',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(z.array(examEntry)),
  errors: ['not_found'],
})

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

/**
 * Starts the person's only attempt, or resumes it on this page with a new lease. A repeat only takes the lease again, so
 * the whole paper isn't stored with an idempotency key.
 */
export const startExamAttempt = endpoint({
  method: 'POST',
  path: '/exams/:id/attempts',
  summary: 'Start a test, or go on with it',
  hasDeadline: true,
  repeatsAlike: true,
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(examAttempt),
  touches,
  errors: ['not_found', 'exam_not_open'],
})

export const readExamAttempt = endpoint({
  method: 'GET',
  path: '/exam_attempts/:id',
  summary: 'How an attempt stands',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(attemptStatus),
  errors: ['not_found'],
})

/** Idempotent. Saves after submission or the grace period are stored separately and set `late`. */
export const saveExamAnswers = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/answers',
  summary: 'Save answers',
  hasDeadline: true,
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

/** Only from the page that was opened last. */
export const submitExamAttempt = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/submit',
  summary: 'Hand in a test',
  hasDeadline: true,
  needs: 'signed_in',
  input: z.object({ id: id(), lease: counter() }),
  output: one(attemptStatus),
  touches,
  errors: ['not_found', 'exam_open_elsewhere'],
})
