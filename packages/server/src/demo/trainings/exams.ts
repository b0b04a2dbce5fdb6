import { questionDraft } from '@portal/contract/training/exams/exam-questions'
import { type ExamSlug, examSlugs } from '@portal/contract/training/exams/exams'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import { appendQuestions, questionsOf } from '../../training/exams/questions/question-store.ts'
import { insertExam } from '../../training/exams/store.ts'
import { personId } from '../accounts.ts'
import given from '../texts/exams.json' with { type: 'json' }
import { type AskedQuestion, attemptStates, seedAttempt } from './exam-attempts.ts'

const asked = z.object({
  question: questionDraft,
  /** Possible answers to a text question, best first. */
  answers: z._default(z.array(z.string()), []),
})

const inBoth = <Of extends z.core.$ZodType>(of: Of) => z.object({ en: of, ar: of })

const file = z.object({
  titles: inBoth(z.object({ pre: z.string(), post: z.string() })),
  descriptions: inBoth(z.string()),
  tests: z.array(
    z.object({
      training: z.string(),
      slug: z.enum(examSlugs),
      limit_minutes: z._default(z.nullable(z.number()), null),
      blind_marking: z._default(z.boolean(), false),
      is_empty: z._default(z.boolean(), false),
      /** Number of trainees by state of their attempt. Demo accounts come first. */
      attempts: z._default(z.array(z.tuple([z.enum(attemptStates), z.number()])), []),
    }),
  ),
  /** By course and language. */
  questions: z.record(z.string(), inBoth(z.array(asked))),
})

const { titles, descriptions, tests, questions } = file.parse(given)

interface Training extends Record<string, unknown> {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly course: string
  readonly start_date: string
  readonly end_date: string
}

const MINUTE_MS = 60_000

/**
 * When a test was taken: on the first morning or last noon of the training. Times in the future become ten minutes ago.
 */
const takenAt = ({ start_date, end_date }: Training, slug: ExamSlug, now: Date): Date => {
  const planned = new Date(slug === 'pre' ? `${start_date}T05:00:00Z` : `${end_date}T10:00:00Z`)
  return planned < now ? planned : new Date(now.getTime() - 10 * MINUTE_MS)
}

/** Trainees of a training, people who can sign in first. */
const traineesOf = async (db: Orm, trainingId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM sub_activity_trainees JOIN users ON users.id = user_id
    WHERE sub_activity_id = ${trainingId} ORDER BY password_hash IS NULL, email`)
  return rows.map(({ id }) => id)
}

/** Tests of the demo's trainings in the training's language, with questions, and attempts in every state. */
export const seedExams = async (db: Orm, now: Date): Promise<void> => {
  const { rows } = await db.execute<Training>(sql`
    SELECT sub_activities.id, code, name, abbreviation AS course, start_date, end_date
    FROM sub_activities JOIN courses ON courses.id = course_id`)
  const marker = await personId(db, 'instructor')
  for (const { training: code, slug, is_empty, attempts, ...settings } of tests) {
    const training = rows.find(row => row.code === code)
    if (!training) throw new Error('demo tests name a training that is not there')
    const language = /\p{Script=Arabic}/u.test(training.name) ? 'ar' : 'en'
    const { id } = training
    const texts = { title: titles[language][slug], description: descriptions[language] }
    const examId = await insertExam(db, { ...settings, ...texts, sub_activity_id: id, slug, randomise: false })
    const written = questions[training.course]?.[language]
    if (is_empty || !written) continue
    await appendQuestions(
      db,
      examId,
      written.map(one => one.question),
    )
    const stored = await questionsOf(db, examId)
    const paper: AskedQuestion[] = stored.map((question, at) => ({ ...question, answers: written[at]?.answers ?? [] }))
    const people = await traineesOf(db, id)
    const exam = { id: examId, slug, limit_minutes: settings.limit_minutes, at: takenAt(training, slug, now) }
    for (const state of attempts.flatMap(([state, many]) => Array<typeof state>(many).fill(state))) {
      const user_id = people.shift()
      if (user_id) await seedAttempt(db, { exam, paper, user_id, name: `${code} ${people.length}`, state, marker })
    }
  }
}
