import { momentIn } from '@portal/contract/core/fields/zoned-time'
import { listOwnDue } from '@portal/contract/training/sub-activities/own-trainings'
import { isTrainee } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { localTimeOf, startOfDay } from '../../platform/time/day.ts'
import { formInUse } from '../evaluation-forms/store.ts'
import { attemptsOf } from '../exams/attempts/attempt-store.ts'
import { openingOfRow } from '../exams/present.ts'
import { isClosed } from '../exams/rules.ts'
import { examsWhere } from '../exams/store.ts'
import { subActivitiesWhere } from '../sub-activities/store.ts'
import { evaluatedIn, sendersIn, sessionsIn } from '../trainee-results/store.ts'
import { isOver } from '../training-sessions/rules.ts'
import { type DatedTask, dueOf } from './rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Training = Awaited<ReturnType<typeof subActivitiesWhere>>[number]

/** The next session of each training, or the training itself if it has no sessions. */
const meetingsOf = async ({ db, services }: Context, trainings: readonly Training[]): Promise<DatedTask[]> => {
  const zone = services.settings.TIME_ZONE
  const now = localTimeOf(services)
  const planned = await sessionsIn(
    db,
    trainings.map(({ id }) => id),
  )
  const sessions = Map.groupBy(
    planned.filter(({ is_cancelled }) => !is_cancelled),
    session => session.sub_activity_id,
  )
  return trainings.flatMap(({ id, name, start_date, end_date }): DatedTask[] => {
    const rest = { training: { id, name }, title: null }
    const all = sessions.get(id)
    const startOf = (day: string, more = 0) => startOfDay(new Date(Date.parse(`${day}T12:00:00Z`) + more), zone)
    if (!all) return [{ ...rest, kind: 'training', from: startOf(start_date), until: startOf(end_date, DAY_MS) }]
    const [next] = all
      .filter(session => !isOver(session, now))
      .toSorted((one, other) => (`${one.date} ${one.start_time}` < `${other.date} ${other.start_time}` ? -1 : 1))
    if (!next) return []
    const at = (time: string) => momentIn(`${next.date} ${time}`, zone)
    return [{ ...rest, kind: 'session', from: at(next.start_time), until: at(next.end_time) }]
  })
}

/** Tests that the user hasn't submitted. */
const testsOf = async ({ db, services, user }: Context): Promise<DatedTask[]> => {
  const attempts = new Map((await attemptsOf(db, user.id)).map(attempt => [attempt.exam_id, attempt]))
  const tests = await examsWhere(db, isTrainee(user))
  return tests.flatMap((row): DatedTask[] => {
    const { id, slug, title } = row.exam
    const attempt = attempts.get(id)
    if (row.questions === 0 || (attempt && isClosed(attempt, services.now()))) return []
    const opening = openingOfRow(row, services)
    const { from, until } = attempt
      ? { from: null, until: attempt.deadline_at }
      : { from: opening.opens, until: opening.closes }
    return [{ kind: slug, training: { id: row.training.id, name: row.training.name }, title, from, until }]
  })
}

/** Evaluations that the user hasn't sent, due from the last day of the training. */
const evaluationsOf = async ({ db, services, user }: Context, trainings: readonly Training[]): Promise<DatedTask[]> => {
  const ids = trainings.map(({ id }) => id)
  const isAnyAsked = (await formInUse(db, 'trainee')) !== undefined
  const begun = await evaluatedIn(db, ids)
  const hasSent = await sendersIn(db, ids, [user.id])
  return trainings
    .filter(({ id }) => (isAnyAsked || begun.has(id)) && !hasSent(id, user.id))
    .map(({ id, name, end_date }) => ({
      ...{ kind: 'evaluation', training: { id, name }, title: null, until: null },
      from: startOfDay(new Date(`${end_date}T12:00:00Z`), services.settings.TIME_ZONE),
    }))
}

/** What a person's trainings require of them. */
export const dueRoute = handle(listOwnDue, async (_input, context) => {
  const trainings = await subActivitiesWhere(context.db, isTrainee(context.user))
  const asked = [
    ...(await meetingsOf(context, trainings)),
    ...(await testsOf(context)),
    ...(await evaluationsOf(context, trainings)),
  ]
  return { data: dueOf(asked, context.services.now()) }
})
