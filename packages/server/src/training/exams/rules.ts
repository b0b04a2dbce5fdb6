import { limits } from '@portal/contract/core/fields/limits'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { ExamEntry } from '@portal/contract/training/exams/exam-attempts'
import type { PaperQuestion, QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import type { Exam, ExamSlug } from '@portal/contract/training/exams/exams'

/** A user's rights on a test of a training that they see. */
export const rightsOnExam = (user: Holder, attempts: number, isOwnTest: boolean): Exam['can'] => {
  const prepares = !isOwnTest && can(user, ['sub_activities', 'fill_questions'])
  return { edit: prepares, delete: prepares && attempts === 0 }
}

/** Whether a user may read and mark answers of trainings that they see. */
export const marksAnswers = (user: Holder): boolean => can(user, ['sub_activities', 'view_answers'])

/** When a test can be started. Null means unbounded on that side. */
export interface Opening {
  readonly opens: Date | null
  readonly closes: Date | null
}

interface Set {
  readonly slug: ExamSlug
  readonly opens_at: Date | null
  readonly closes_at: Date | null
}

/**
 * Uses the times that are set. By default a pre-test closes when the first session ends, and a post-test opens when the
 * last one starts.
 */
export const openingOf = (
  { slug, opens_at, closes_at }: Set,
  training: { readonly firstEnd: Date; readonly lastStart: Date },
): Opening => ({
  opens: opens_at ?? (slug === 'post' ? training.lastStart : null),
  closes: closes_at ?? (slug === 'pre' ? training.firstEnd : null),
})

/** Whether a test can be started at a given moment. `opens` is inclusive, `closes` exclusive. */
export const entryState = ({ opens, closes }: Opening, questions: number, now: Date): ExamEntry['state'] => {
  if (closes && now >= closes) return 'over'
  if (opens && now < opens) return 'upcoming'
  return questions > 0 ? 'open' : 'empty'
}

const MINUTE_MS = 60_000

/**
 * Start plus limit plus extra time. Without a limit, the closing time of the test, or null. A running limit continues
 * even if the test closes meanwhile.
 */
export const deadlineOf = (startedAt: Date, limitMinutes: number | null, extraMinutes: number, closes: Date | null) =>
  limitMinutes ? new Date(startedAt.getTime() + (limitMinutes + extraMinutes) * MINUTE_MS) : closes

interface Running {
  readonly deadline_at: Date | null
  readonly submitted_at: Date | null
}

/** Whether an attempt no longer accepts answers: it was submitted, or its deadline and the grace period have passed. */
export const isClosed = ({ deadline_at, submitted_at }: Running, now: Date): boolean =>
  submitted_at !== null ||
  (deadline_at !== null && now.getTime() > deadline_at.getTime() + limits.exam_grace_seconds * 1000)

/** Whether trainees may see correct answers: nobody can start the test any more, and no attempt is open. */
export const isReleased = ({ closes }: Opening, attempts: readonly Running[], now: Date): boolean =>
  closes !== null && now >= closes && attempts.every(attempt => isClosed(attempt, now))

// mulberry32, a small random number generator whose whole state is the seed.
const generator = (seed: number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffles items. The same seed always gives the same order. */
export const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  const random = generator(seed)
  return items
    .map(item => ({ item, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)
}

/** Points of an answer. Null for a text, which a person marks. An empty answer gets 0. */
export const pointsOf = (question: QuestionDraft, value: string): number | null => {
  if (value.trim() === '') return 0
  if (question.kind === 'text') return null
  if (question.kind === 'radio') return value === String(question.correct_option) ? question.points : 0
  const figure = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  return figure >= question.correct_from && figure <= question.correct_to ? question.points : 0
}

/** A question without anything that reveals the correct answer. */
export const paperOf = (given: QuestionDraft): PaperQuestion => {
  const { kind, prompt, points } = given
  if (kind === 'radio') return { kind, prompt, points, options: given.options }
  if (kind === 'range') return { kind, prompt, points, min: given.min, max: given.max, step: given.step }
  return { kind, prompt, points }
}

/**
 * When an answer was typed, as its page claims. Null if the claim is missing or earlier than the attempt. Never later
 * than the arrival.
 */
export const typedAt = (claimed: string | undefined, startedAt: Date, now: Date): Date | null => {
  if (claimed === undefined || Date.parse(claimed) < startedAt.getTime()) return null
  return new Date(Math.min(Date.parse(claimed), now.getTime()))
}

/** When an attempt ended: when it was submitted, or at its deadline if that is earlier. Null if it has no end yet. */
export const endOf = ({ deadline_at, submitted_at }: Running): Date | null =>
  submitted_at && deadline_at && deadline_at < submitted_at ? deadline_at : (submitted_at ?? deadline_at)
