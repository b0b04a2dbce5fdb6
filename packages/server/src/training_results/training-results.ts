import { earnedBy, missingOf, type Reached } from '@portal/contract/certificate_conditions'
import { gainOf } from '@portal/contract/gains'
import { marksOf, type TrainingResult } from '@portal/contract/trainee_results'
import { sql } from 'drizzle-orm'
import { presentMember } from '../access/names.ts'
import { trainees } from '../attendance/store.ts'
import { validIn } from '../certificates/store.ts'
import type { Context } from '../platform/http/context.ts'
import type { SortKey } from '../platform/http/page.ts'
import { type FullResult, readTraineeResults } from '../trainee_results/read-results.ts'
import { rightsOn, visibleResultOf } from '../trainee_results/rules.ts'
import { taughtAmong } from '../trainee_results/store.ts'
import { teamOf } from '../users/teams.ts'

/** What of a result certificates ask for. */
const reachedIn = (result: FullResult): Reached => ({
  attendance: result.attendance?.all ?? null,
  evaluation: result.evaluation,
  has_post_test: result.has_post_test,
  post: marksOf(result).post,
})

/**
 * The results of everybody who takes a training, by name. Figures that the reader has no right to see are left out; who
 * passed, and what is missing, is for all who view results.
 */
export const readTrainingResults = async (context: Context, id: string): Promise<TrainingResult[]> => {
  const { db, user } = context
  const people = await teamOf(db, trainees, id)
  const ids = people.map(({ user_id }) => user_id)
  const results = await readTraineeResults(context, [id], ids)
  const rights = rightsOn(user, (await taughtAmong(db, user, [id])).has(id))
  const certificates = await validIn(db, id)
  return people.map(person => {
    const { id: user_id, full_name_en, full_name_ar } = presentMember(person)
    const result = results(id, user_id)
    const reached = reachedIn(result)
    const issued = certificates.get(user_id)
    return {
      ...{ id: user_id, full_name_en, full_name_ar, result: visibleResultOf(result, rights) },
      ...{ missing: missingOf(reached, result.settings), earned: earnedBy(reached, result.settings) },
      certificate: issued ? { id: issued.id, kind: issued.kind, issued_at: issued.issued_at.toISOString() } : null,
    }
  })
}

const figuresOf = ({ result }: TrainingResult) => {
  const marks = marksOf(result)
  return { attendance: result.attendance?.so_far ?? null, gain: gainOf(marks), progress: result.progress, ...marks }
}

/** Beyond every figure of results. */
const LAST = 1_000_000

/** Sorts people by the figures of their results, which no column contains; whoever has none comes last. */
export const figureSorts = (results: readonly TrainingResult[], isDescending: boolean) => {
  const last = isDescending ? -LAST : LAST
  const keyOf = (figure: keyof ReturnType<typeof figuresOf>): SortKey => {
    const values = Object.fromEntries(results.map(row => [row.id, figuresOf(row)[figure] ?? last]))
    return { by: sql`(${JSON.stringify(values)}::jsonb ->> users.id::text)::numeric`, kind: 'number' }
  }
  return {
    attendance: keyOf('attendance'),
    pre: keyOf('pre'),
    post: keyOf('post'),
    gain: keyOf('gain'),
    progress: keyOf('progress'),
  }
}
