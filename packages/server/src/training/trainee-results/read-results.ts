import type { CertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { shownPercent } from '@portal/contract/training/exams/marked-points'
import type { TestMark, TraineeResult } from '@portal/contract/training/results/trainee-results'
import { progressOf } from '@portal/contract/training/sub-activities/progress'
import type { Context } from '../../platform/http/context.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { attendancePercentOf, byPerson } from '../attendance/present.ts'
import { marksIn } from '../attendance/store.ts'
import { formInUse } from '../evaluation-forms/store.ts'
import { isBlind, pointsOfResult } from '../exams/results/present-result.ts'
import { type ResultRow, resultsIn } from '../exams/results/result-store.ts'
import { isClosed } from '../exams/rules.ts'
import { certificateSettingsOf } from '../sub-activities/store.ts'
import { rightsOnResults, visibleResultOf } from './rules.ts'
import { evaluatedIn, sendersIn, sessionsIn, taughtAmong, testsIn } from './store.ts'

/** Blind marking hides every mark until all texts are marked. Marks would otherwise reveal names. */
const markOf = (row: ResultRow, attempts: readonly ResultRow[], now: Date): TestMark => {
  if (!isClosed(row.attempt, now)) return { state: 'open', points: null, percent: null }
  const points = isBlind(attempts, row.exam.id) ? null : pointsOfResult(row, now)
  return points
    ? { state: 'marked', points, percent: shownPercent(points) }
    : { state: 'pending', points: null, percent: null }
}

/** A trainee's results, with the certificate requirements. */
export interface FullResult extends TraineeResult {
  /** Whether they sent their evaluation. Null if there is none to fill in. */
  readonly evaluation: boolean | null
  readonly has_post_test: boolean
  readonly settings: CertificateSettings
}

/** Results of these people in these trainings, unrestricted by rights. */
export const readTraineeResults = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  trainings: readonly string[],
  people: readonly string[],
): Promise<(training: string, person: string) => FullResult> => {
  const [clock, now] = [localTimeOf(services), services.now()]
  const sessions = Map.groupBy(await sessionsIn(db, trainings), session => session.sub_activity_id)
  const marksBy = byPerson(await marksIn(db, trainings, people))
  const tests = Map.groupBy(await testsIn(db, trainings), test => test.training)
  const attempts = Map.groupBy(await resultsIn(db, trainings), ({ exam }) => exam.sub_activity_id)
  const evaluated = await evaluatedIn(db, trainings)
  const settingsOf = await certificateSettingsOf(db, trainings)
  const isAnyAsked = (await formInUse(db, 'trainee')) !== undefined
  const hasSent = await sendersIn(db, trainings, people)
  return (training, person) => {
    const own = marksBy(person)
    const ofTraining = sessions.get(training) ?? []
    const taken = attempts.get(training) ?? []
    const markIn = (slug: ExamSlug) => {
      const row = taken.find(({ exam, attempt }) => exam.slug === slug && attempt.user_id === person)
      return row ? markOf(row, taken, now) : null
    }
    const marks = { pre: markIn('pre'), post: markIn('post') }
    const isDone = (mark: TestMark | null) => mark !== null && mark.state !== 'open'
    const asked = tests.get(training) ?? []
    const settings = settingsOf(training)
    const evaluation = isAnyAsked || evaluated.has(training) ? hasSent(training, person) : null
    return {
      ...marks,
      evaluation,
      has_post_test: asked.some(({ slug }) => slug === 'post'),
      settings,
      attendance: attendancePercentOf(ofTraining, own, clock, settings.attendance_least),
      progress: progressOf({
        sessions: ofTraining.map(({ id, is_cancelled }) => ({ is_cancelled, mark: own.get(id)?.mark ?? null })),
        tests: asked.map(({ slug }) => isDone(marks[slug])),
        evaluation,
      }),
    }
  }
}

/** Like `readTraineeResults`, for trainings that the user sees, without what they have no right to see. */
export const readVisibleResults = async (
  context: Pick<Context, 'db' | 'services' | 'user'>,
  trainings: readonly string[],
  people: readonly string[],
): Promise<(training: string, person: string) => TraineeResult> => {
  const results = await readTraineeResults(context, trainings, people)
  const taught = await taughtAmong(context.db, context.user, trainings)
  return (training, person) =>
    visibleResultOf(results(training, person), rightsOnResults(context.user, taught.has(training)))
}
