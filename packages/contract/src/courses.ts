import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, line, number, optionalLine, version } from './fields.ts'
import { limits } from './limits.ts'
import { done, listQuery, one, page } from './lists.ts'

const ARABIC = /\p{Script=Arabic}/u

// Titles hold digits and names such as Excel, so letters of the other script are not refused as they are in names of
// people: an Arabic title has to have Arabic in it, an English one must not (decision 40).
const arabicTitle = () => line().check(z.refine(value => value === '' || ARABIC.test(value), { error: 'arabic_only' }))
const englishTitle = () =>
  optionalLine().check(z.refine(value => value === undefined || !ARABIC.test(value), { error: 'english_only' }))

/** The fields of a course; the English name may be left empty (specification section 5). */
export const courseDraft = z.object({
  name_en: englishTitle(),
  name_ar: arabicTitle(),
  abbreviation: optionalLine(limits.code_length),
  type: optionalLine(limits.name_length),
  duration_hours: number(10_000),
})

/** A course. */
export const course = z.object({
  id: id(),
  name_en: z.nullable(z.string()),
  name_ar: z.string(),
  abbreviation: z.nullable(z.string()),
  type: z.nullable(z.string()),
  duration_hours: z.number(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** A course. */
export type Course = z.infer<typeof course>

/** GET /courses: also for those who choose one for a training. */
export const listCourses = endpoint({
  method: 'GET',
  path: '/courses',
  summary: 'Courses',
  needs: {
    anyOf: [
      ['courses', 'view'],
      ['sub_activities', 'add'],
      ['sub_activities', 'edit'],
    ],
  },
  input: listQuery(['name_ar', '-name_ar', 'name_en', '-name_en', 'duration_hours', '-duration_hours']),
  output: page(course),
})

/** GET /courses/:id */
export const readCourse = endpoint({
  method: 'GET',
  path: '/courses/:id',
  summary: 'One course',
  needs: ['courses', 'view'],
  input: z.object({ id: id() }),
  output: one(course),
  errors: ['not_found'],
})

const touches = ['/courses', '/courses/:id'] as const

/** POST /courses */
export const addCourse = endpoint({
  method: 'POST',
  path: '/courses',
  summary: 'Add a course',
  needs: ['courses', 'add'],
  input: courseDraft,
  output: one(course),
  touches,
})

/** PATCH /courses/:id */
export const editCourse = endpoint({
  method: 'PATCH',
  path: '/courses/:id',
  summary: 'Change a course',
  needs: ['courses', 'edit'],
  input: z.extend(courseDraft, { id: id(), version: version() }),
  output: one(course),
  touches,
  seenBy: ['courses', 'view'],
  errors: ['not_found', 'changed_meanwhile'],
})

/** DELETE /courses/:id: refused with `in_use` while trainings refer to it. */
export const deleteCourse = endpoint({
  method: 'DELETE',
  path: '/courses/:id',
  summary: 'Delete a course',
  needs: ['courses', 'delete'],
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches: ['/courses'],
  seenBy: ['courses', 'view'],
  errors: ['not_found', 'changed_meanwhile', 'in_use'],
})
