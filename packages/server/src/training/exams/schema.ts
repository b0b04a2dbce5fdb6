import type { QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { examSlugs } from '@portal/contract/training/exams/exams'
import { lateDecisions } from '@portal/contract/training/exams/late-answers'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const exams = pgTable('exams', {
  id: uuid('id').primaryKey(),
  sub_activity_id: uuid('sub_activity_id').notNull(),
  slug: text('slug', { enum: examSlugs }).notNull(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  limit_minutes: integer('limit_minutes'),
  randomise: boolean('randomise').notNull(),
  blind_marking: boolean('blind_marking').notNull(),
  opens_at: moment('opens_at'),
  closes_at: moment('closes_at'),
  version: integer('version').notNull().default(1),
})

/** Questions of tests. Their versions hold the content. */
export const examQuestions = pgTable('exam_questions', {
  id: uuid('id').primaryKey(),
  exam_id: uuid('exam_id').notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  removed_at: moment('removed_at'),
})

/** Content of questions, by version. */
export const examQuestionVersions = pgTable(
  'exam_question_versions',
  {
    question_id: uuid('question_id').notNull(),
    version: integer('version').notNull(),
    question: jsonb('question').$type<QuestionDraft>().notNull(),
    points: integer('points').notNull(),
  },
  table => [primaryKey({ columns: [table.question_id, table.version] })],
)

/** Minutes that a trainee gets on top of a test's limit. */
export const examExtraTime = pgTable(
  'exam_extra_time',
  {
    exam_id: uuid('exam_id').notNull(),
    user_id: uuid('user_id').notNull(),
    minutes: integer('minutes').notNull(),
    reason: text('reason').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.exam_id, table.user_id] })],
)

/** An answer that accepted late ones replaced, to restore if the decision is undone. Null if there was none. */
export interface ReplacedAnswer {
  readonly question_id: string
  readonly answer: {
    readonly value: string
    readonly lease: number
    readonly seq: number
    readonly points: number | null
    readonly marked_by: string | null
    readonly marked_at: string | null
  } | null
}

/** Attempts at tests. Each person has at most one per test. */
export const examAttempts = pgTable('exam_attempts', {
  id: uuid('id').primaryKey(),
  exam_id: uuid('exam_id').notNull(),
  user_id: uuid('user_id').notNull(),
  started_at: moment('started_at').notNull(),
  limit_minutes: integer('limit_minutes'),
  deadline_at: moment('deadline_at'),
  submitted_at: moment('submitted_at'),
  seed: integer('seed').notNull(),
  lease: integer('lease').notNull().default(1),
  late_decision: text('late_decision', { enum: lateDecisions }),
  late_reason: text('late_reason'),
  late_decided_by: uuid('late_decided_by'),
  late_decided_at: moment('late_decided_at'),
  late_before: jsonb('late_before').$type<ReplacedAnswer[]>(),
})

/** Questions of an attempt, in its order. */
export const examAttemptQuestions = pgTable('exam_attempt_questions', {
  attempt_id: uuid('attempt_id').notNull(),
  position: integer('position').notNull(),
  question_id: uuid('question_id').notNull(),
  version: integer('version').notNull(),
})

/** Every save as it arrived. */
export const examSaves = pgTable('exam_saves', {
  attempt_id: uuid('attempt_id').notNull(),
  lease: integer('lease').notNull(),
  seq: integer('seq').notNull(),
  question_id: uuid('question_id').notNull(),
  value: text('value').notNull(),
  saved_at: moment('saved_at').notNull(),
  typed_at: moment('typed_at'),
  late: boolean('late').notNull(),
})

/** Answers that count towards results. */
export const examAnswers = pgTable('exam_answers', {
  id: uuid('id').primaryKey(),
  attempt_id: uuid('attempt_id').notNull(),
  question_id: uuid('question_id').notNull(),
  value: text('value').notNull(),
  lease: integer('lease').notNull(),
  seq: integer('seq').notNull(),
  points: integer('points'),
  marked_by: uuid('marked_by'),
  marked_at: moment('marked_at'),
  version: integer('version').notNull().default(1),
})
