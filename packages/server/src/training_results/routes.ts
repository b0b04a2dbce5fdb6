import { type ResultSummary, summaryOf } from '@portal/contract/gains'
import {
  listTrainingResults,
  marksOf,
  readResultReport,
  readResultSummary,
  type TrainingResult,
} from '@portal/contract/trainee_results'
import { sql } from 'drizzle-orm'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { findSubActivity } from '../sub_activities/store.ts'
import { pageOfPeople } from '../training_people/store.ts'
import { isSubActivityVisible } from '../visibility/visible-rows.ts'
import { issueRoutes } from './issue.ts'
import { figureSorts, readTrainingResults } from './training-results.ts'

const trainingOf = async ({ db, user }: Context, id: string) =>
  orNotFound(await findSubActivity(db, id, isSubActivityVisible(user))).subActivity

const summarise = (results: readonly TrainingResult[]): ResultSummary =>
  summaryOf(results.map(({ result, missing }) => ({ marks: marksOf(result), missing })))

const isAmong = (people: readonly { readonly id: string }[]) =>
  sql`users.id = ANY (${sql.param(people.map(({ id }) => id))}::uuid[])`

/** Results of trainings that the reader sees, for those who view results. */
export const trainingResultRoutes = [
  ...issueRoutes,

  handle(listTrainingResults, async ({ id, passed, ...query }, context) => {
    await trainingOf(context, id)
    const results = await readTrainingResults(context, id)
    const wanted = results.filter(({ missing }) => !passed || (missing.length === 0) === (passed === 'yes'))
    const byId = new Map(wanted.map(row => [row.id, row]))
    const sorts = figureSorts(wanted, query.sort?.startsWith('-') ?? false)
    const page = await pageOfPeople(context.db, 'trainees', id, query, { where: isAmong(wanted), sorts })
    return { ...page, data: page.data.flatMap(({ user_id }) => byId.get(user_id) ?? []) }
  }),

  handle(readResultSummary, async ({ id }, context) => {
    await trainingOf(context, id)
    return { data: summarise(await readTrainingResults(context, id)) }
  }),

  handle(readResultReport, async ({ id }, context) => {
    const sub_activity = await trainingOf(context, id)
    const results = await readTrainingResults(context, id)
    return {
      data: { as_of: todayOf(context.services), sub_activity, summary: summarise(results), trainees: results },
    }
  }),
]
