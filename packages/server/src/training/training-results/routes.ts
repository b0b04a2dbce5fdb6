import { type ResultSummary, summaryOf } from '@portal/contract/training/results/gains'
import {
  listTrainingResults,
  marksOf,
  outcomeOf,
  readResultReport,
  readResultSummary,
  type TrainingResult,
} from '@portal/contract/training/results/trainee-results'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { findSubActivity } from '../sub-activities/store.ts'
import { issueRoutes } from './issue.ts'
import { pageOfResults } from './page-of-results.ts'
import { readTrainingResults } from './training-results.ts'

const trainingOf = async ({ db, user }: Context, id: string) =>
  orNotFound(await findSubActivity(db, id, isSubActivityVisible(user))).subActivity

const summarise = (results: readonly TrainingResult[]): ResultSummary =>
  summaryOf(
    results.map(({ result, missing, dropped_out_at }) => ({
      ...{ marks: marksOf(result), missing },
      has_dropped_out: dropped_out_at !== null,
    })),
  )

/** Results of trainings that the user sees, for people who may view results. */
export const trainingResultRoutes = [
  ...issueRoutes,

  handle(listTrainingResults, async ({ id, passed, ...query }, context) => {
    const results = await readTrainingResults(context, await trainingOf(context, id))
    const wanted = results.filter(row => !passed || outcomeOf(row) === passed)
    const byId = new Map(wanted.map(row => [row.id, row]))
    const page = await pageOfResults(context.db, wanted, query)
    return { ...page, data: page.data.flatMap(({ user_id }) => byId.get(user_id) ?? []) }
  }),

  handle(readResultSummary, async ({ id }, context) => {
    return { data: summarise(await readTrainingResults(context, await trainingOf(context, id))) }
  }),

  handle(readResultReport, async ({ id }, context) => {
    const sub_activity = await trainingOf(context, id)
    const results = await readTrainingResults(context, sub_activity)
    return {
      data: { as_of: todayOf(context.services), sub_activity, summary: summarise(results), trainees: results },
    }
  }),
]
