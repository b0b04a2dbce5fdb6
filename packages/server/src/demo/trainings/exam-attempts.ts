import type { ExamQuestion } from '@portal/contract/training/exams/exam-questions'
import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { insertAttempt, markSubmitted } from '../../training/exams/attempts/attempt-store.ts'
import { applySaves, storeSaves, type WorthSave } from '../../training/exams/attempts/save-store.ts'
import { pointsOf } from '../../training/exams/rules.ts'
import { chanceOf } from '../chance.ts'

export const attemptStates = ['none', 'open', 'submitted', 'partly_marked', 'marked', 'late'] as const

/** A question. For a text it includes possible answers, best first. */
export interface AskedQuestion extends ExamQuestion {
  readonly answers: readonly string[]
}

interface Attempt {
  readonly exam: {
    readonly id: string
    readonly slug: ExamSlug
    readonly limit_minutes: number | null
    /** Start of the attempt. */
    readonly at: Date
  }
  readonly paper: readonly AskedQuestion[]
  readonly user_id: string
  /** Determines the answers: the same name gives the same ones. */
  readonly name: string
  readonly state: (typeof attemptStates)[number]
  readonly marker: string
}

const MINUTE_MS = 60_000

/** Probability that a person knows an answer, before and after the training. */
const KNOWN = { pre: 0.45, post: 0.8 }

/** Range between the weakest and the strongest person's probability. */
const SPREAD = 0.3

/** A person's answer, and its share of a text's points. */
const answerTo = ({ question, answers }: AskedQuestion, chance: number, known: number) => {
  const knows = chance < known
  if (question.kind === 'text') {
    const index = knows ? 0 : chance < (known + 1) / 2 ? 1 : 2
    return { value: answers[index] ?? '', share: 1 - index / 2 }
  }
  if (question.kind === 'range')
    return { value: String(knows ? question.correct_from : question.min + question.step), share: 1 }
  const other = (question.correct_option + 1) % question.options.length
  return { value: String(knows ? question.correct_option : other), share: 1 }
}

/** Stores an attempt as the portal itself would. */
export const seedAttempt = async (db: Orm, { exam, paper, user_id, name, state, marker }: Attempt): Promise<void> => {
  if (state === 'none') return
  const { id: exam_id, slug, limit_minutes, at: started_at } = exam
  const after = (minutes: number) => new Date(started_at.getTime() + minutes * MINUTE_MS)
  const deadline_at = limit_minutes === null ? null : after(limit_minutes)
  const start = { exam_id, user_id, started_at, limit_minutes, deadline_at }
  const id = await insertAttempt(db, start, paper, false)
  if (!id) return
  const known = KNOWN[slug] + SPREAD * (chanceOf(name) - 1 / 2)
  const saves = paper.map((asked, at): WorthSave => {
    const { value, share } = answerTo(asked, chanceOf(name, at), known)
    const points = pointsOf(asked.question, value) ?? Math.round(asked.question.points * share)
    const isMarked = asked.question.kind !== 'text' || state === 'marked' || (state === 'partly_marked' && at === 0)
    return { question_id: asked.id, value, lease: 1, seq: at + 1, points: isMarked ? points : null }
  })
  const half = Math.ceil(paper.length / 2)
  const inTime = state === 'open' || state === 'late' ? saves.slice(0, half) : saves
  const typed = (given: readonly WorthSave[], minutes: number) =>
    given.map(save => ({ ...save, typed_at: after(minutes) }))
  await storeSaves(db, id, typed(inTime, 8), { now: after(8), late: false })
  await applySaves(db, id, inTime)
  await db.execute(sql`
    UPDATE exam_answers SET marked_by = ${marker}, marked_at = ${after(24 * 60).toISOString()}
    WHERE attempt_id = ${id} AND points IS NOT NULL AND question_id IN (
      SELECT question_id FROM exam_question_versions WHERE question ->> 'kind' = 'text')`)
  if (state === 'open') return
  await markSubmitted(db, id, after(9))
  // Typed on an offline device after the person had submitted on another one.
  if (state === 'late') await storeSaves(db, id, typed(saves.slice(half), 8), { now: after(12), late: true })
}
