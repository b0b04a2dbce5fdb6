import { accountTypes } from '@portal/contract/core/rights/accounts'
import type { Holder } from '@portal/contract/core/rights/needs'
import type { EvaluationScore } from '@portal/contract/training/evaluations/evaluations'
import {
  addTrainer,
  deleteTrainer,
  editTrainer,
  listTrainerChoices,
  listTrainers,
  readTrainer,
  type Trainer,
} from '@portal/contract/training/participants/trainers'
import * as z from 'zod/mini'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { instructorScores } from '../evaluations/scores.ts'
import { rightsOnTrainer, rosterType } from './rules.ts'
import {
  areCourses,
  findTrainer,
  isActive,
  pageOfTrainerChoices,
  pageOfTrainers,
  removeTrainer,
  type TrainerRow,
  writeTrainer,
} from './store.ts'

const accountType = z.enum(accountTypes)
const audit = auditOf('trainers')

const nameOf = ({ user_id, full_name_en, full_name_ar, email }: TrainerRow) => ({
  id: user_id,
  full_name_en: full_name_en ?? '',
  full_name_ar: full_name_ar ?? '',
  email,
})

const present = (user: Holder, row: TrainerRow, evaluated: EvaluationScore): Trainer => {
  const { active, qualification, notes, courses, version } = row
  const type = accountType.parse(row.type)
  return {
    ...nameOf(row),
    type,
    active,
    qualification,
    notes,
    courses,
    ...evaluated,
    version,
    can: rightsOnTrainer(user, { type }),
  }
}

const recordOf = async ({ db, user }: Context, id: string) => {
  const row = orNotFound(await findTrainer(db, id))
  return present(user, row, (await instructorScores(db, [id]))(id))
}

const refuseUnknownCourses = async ({ db }: Context, ids: readonly string[]) => {
  if (!(await areCourses(db, ids))) throw refuseField('course_ids', 'unknown_value')
}

/** The roster of trainers. The audit records every change. */
export const trainerRoutes = [
  handle(listTrainers, async (query, { db, user }) => {
    const page = await pageOfTrainers(db, query)
    const ids = page.data.map(({ user_id }) => user_id)
    const scores = await instructorScores(db, ids)
    return { ...page, data: page.data.map(row => present(user, row, scores(row.user_id))) }
  }),

  handle(listTrainerChoices, async (query, { db }) => {
    const page = await pageOfTrainerChoices(db, query)
    return { ...page, data: page.data.map(nameOf) }
  }),

  handle(readTrainer, async ({ id }, context) => ({ data: await recordOf(context, id) })),

  handle(addTrainer, async ({ user_id, ...draft }, context) => {
    const { db } = context
    await refuseUnknownCourses(context, draft.course_ids)
    const isChoice = (await isActive(db, user_id)) && !(await findTrainer(db, user_id))
    if (!isChoice || !(await writeTrainer(db, user_id, 1, draft))) throw refuseField('user_id', 'unknown_value')
    await audit(context, 'add', user_id)
    return { data: await recordOf(context, user_id) }
  }),

  handle(editTrainer, async ({ id, version, ...draft }, context) => {
    const { db } = context
    const data = await recordOf(context, id)
    await refuseUnknownCourses(context, draft.course_ids)
    if (data.version !== version || !(await writeTrainer(db, id, version, draft)))
      throw refuse('changed_meanwhile', { data: await recordOf(context, id) })
    const former = { ...data, course_ids: data.courses.map(course => course.id) }
    await audit(context, 'edit', id, changedValues(former, draft, ['qualification']))
    return { data: await recordOf(context, id) }
  }),

  handle(deleteTrainer, async ({ id, version }, context) => {
    const data = await recordOf(context, id)
    if (data.type === rosterType) throw refuse('in_use')
    if (!(await removeTrainer(context.db, id, version))) throw refuse('changed_meanwhile', { data })
    await audit(context, 'delete', id)
    return DONE
  }),
]
