import type { InputOf } from '@portal/contract/core/api/endpoint'
import { isOwn, ownSubject } from '@portal/contract/core/api/own-subject'
import {
  addExam,
  type Exam,
  editExam,
  examDeletion,
  listExams,
  listExtraTime,
  readExam,
  setExtraTime,
} from '@portal/contract/training/exams/exams'
import { presentName } from '../../people/accounts/names.ts'
import { refuseOwn } from '../../people/accounts/rules.ts'
import { trainingViewersOf } from '../../people/visibility/training-viewers.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { withUniqueField } from '../../platform/http/unique-violation.ts'
import { cascadesOfExam } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { isOwnTest, refuseOwnTest, takesTests } from './own-test.ts'
import { presentExam } from './present.ts'
import {
  changeExam,
  type ExamRow,
  examsOf,
  extraTimeOf,
  findExam,
  findTraining,
  insertExam,
  isExamVisible,
  lockExam,
  removeExam,
  writeExtraTime,
} from './store.ts'

const audit = auditOf('exams')

const present = async (context: Context, row: ExamRow) =>
  presentExam(context.user, row, await isOwnTest(context, row.exam), context.services)

/** A test that the user sees, as the people who prepare it see it. */
const recordOf = async (context: Context, id: string) => {
  const { db, user } = context
  return present(context, orNotFound(await findExam(db, id, isExamVisible(user))))
}

const lock = async (context: Context, { id, version }: { id: string; version: number }) => {
  const row = await lockExam(context.db, id, isExamVisible(context.user))
  if (row) await refuseOwnTest(context, row.exam)
  await ofVersion(row?.exam, version, () => recordOf(context, id))
  return orNotFound(row)
}

type Draft = Omit<InputOf<typeof addExam>, 'slug' | 'sub_activity_id'>

const fieldsOf = ({ title, description, limit_minutes, randomise, blind_marking, opens_at, closes_at }: Draft) => ({
  title,
  description: description ?? '',
  limit_minutes: limit_minutes || null,
  randomise,
  blind_marking,
  opens_at: opens_at ? new Date(opens_at) : null,
  closes_at: closes_at ? new Date(closes_at) : null,
})

const slugTaken = { constraint: 'exams_slug_taken', path: 'slug', code: 'code_taken' } as const

const presentExtraTime = async ({ db, user }: Context, id: string) => {
  const rows = await extraTimeOf(db, id)
  return rows.flatMap(row => {
    const person = presentName(row)
    const can = { set: !isOwn(user, row.user_id) }
    return person ? [{ ...person, minutes: row.minutes, reason: row.reason, can }] : []
  })
}

/** Tests and their settings. The audit records every change. */
export const settingRoutes = [
  handle(listExams, async ({ sub_activity_id }, context) => {
    const { db, user } = context
    const sub_activity = orNotFound(await findTraining(db, sub_activity_id, isExamVisible(user)))
    const rows = await examsOf(db, sub_activity_id)
    const exams: Exam[] = []
    for (const row of rows) exams.push(await present(context, row))
    const viewer = (await trainingViewersOf(db, user, [sub_activity_id]))(sub_activity_id)
    return { data: { sub_activity, viewer, exams, can: { add: !(await takesTests(context, sub_activity_id)) } } }
  }),

  handle(readExam, async ({ id }, context) => ({ data: await recordOf(context, id) })),

  handle(addExam, async ({ sub_activity_id, slug, ...draft }, context) => {
    const { db, user } = context
    if (!(await findTraining(db, sub_activity_id, isExamVisible(user))))
      throw refuseField('sub_activity_id', 'unknown_value')
    // Until this transaction ends, nobody can get a place.
    await lockSubActivity(db, sub_activity_id)
    if (await takesTests(context, sub_activity_id)) throw refuse(ownSubject)
    const fields = { ...fieldsOf(draft), sub_activity_id, slug }
    const id = await withUniqueField(slugTaken, () => insertExam(db, fields))
    await audit(context, 'add', id)
    return { data: await recordOf(context, id) }
  }),

  handle(editExam, async ({ id, version, ...draft }, context) => {
    await lock(context, { id, version })
    await changeExam(context.db, id, fieldsOf(draft))
    await audit(context, 'edit', id)
    return { data: await recordOf(context, id) }
  }),

  ...deletionRoutes(examDeletion, {
    entity: 'exams',
    codeOf: async (context, id) => {
      await recordOf(context, id)
      return undefined
    },
    taken: async (id, { db }) => {
      const { attempts } = orNotFound(await findExam(db, id))
      return { cascades: cascadesOfExam(id), records: attempts > 0 ? [{ kind: 'exam_attempts', count: attempts }] : [] }
    },
    lock,
    remove: removeExam,
  }),

  handle(listExtraTime, async ({ id }, context) => {
    await recordOf(context, id)
    return { data: await presentExtraTime(context, id) }
  }),

  handle(setExtraTime, async ({ id, user_id, minutes, reason = '' }, context) => {
    await recordOf(context, id)
    const trainees = await extraTimeOf(context.db, id)
    if (!trainees.some(trainee => trainee.user_id === user_id)) throw refuseField('user_id', 'unknown_value')
    refuseOwn(context.user, user_id)
    await writeExtraTime(context.db, id, user_id, { minutes, reason })
    await audit(context, 'extra_time', id, { user_id, minutes })
    return { data: await presentExtraTime(context, id) }
  }),
]
