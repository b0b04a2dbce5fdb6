import {
  addCourse,
  type courseDraft,
  deleteCourse,
  editCourse,
  listCourses,
  readCourse,
} from '@portal/contract/courses'
import type * as z from 'zod/mini'
import { auditOf } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuse } from '../platform/http/refusal.ts'
import { unlessInUse } from '../platform/http/unique-violation.ts'
import { presentCourse } from './present.ts'
import { type CourseFields, changeCourse, findCourse, insertCourse, pageOfCourses, removeCourse } from './store.ts'

const fieldsOf = ({ name_en, abbreviation, type, ...rest }: z.infer<typeof courseDraft>): CourseFields => ({
  ...rest,
  name_en: name_en || null,
  abbreviation: abbreviation || null,
  type: type || null,
})

const present = async ({ db, user }: Context, id: string) => presentCourse(user, orNotFound(await findCourse(db, id)))

const audit = auditOf('courses')

/** Courses; every change is in the audit. */
export const courseRoutes = [
  handle(listCourses, async (query, { db, user }) => {
    const page = await pageOfCourses(db, query)
    return { ...page, data: page.data.map(row => presentCourse(user, row)) }
  }),

  handle(readCourse, async ({ id }, context) => ({ data: await present(context, id) })),

  handle(addCourse, async (draft, context) => {
    const id = await insertCourse(context.db, fieldsOf(draft))
    await audit(context, 'add', id)
    return { data: await present(context, id) }
  }),

  handle(editCourse, async ({ id, version, ...draft }, context) => {
    const isChanged = await changeCourse(context.db, { id, version }, fieldsOf(draft))
    const data = await present(context, id)
    if (!isChanged) throw refuse('changed_meanwhile', { data })
    await audit(context, 'edit', id)
    return { data }
  }),

  handle(deleteCourse, async ({ id, version }, context) => {
    const isGone = await unlessInUse(() => removeCourse(context.db, { id, version }))
    if (!isGone) throw refuse('changed_meanwhile', { data: await present(context, id) })
    await audit(context, 'delete', id)
    return DONE
  }),
]
