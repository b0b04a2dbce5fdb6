import * as z from 'zod/mini'
import { crud } from '../../core/api/crud.ts'
import { listQuery } from '../../core/api/lists.ts'
import { id, line, number, optionalLine, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { groupNeeds } from '../../core/rights/needs.ts'

const ARABIC = /\p{Script=Arabic}/u

// Unlike names of people, titles may contain digits and names such as Excel. An Arabic title must contain Arabic
// letters, an English title mustn't.
const arabicTitle = () => line().check(z.refine(value => value === '' || ARABIC.test(value), { error: 'arabic_only' }))
const englishTitle = () =>
  optionalLine().check(z.refine(value => value === undefined || !ARABIC.test(value), { error: 'english_only' }))

/** The English name is optional. */
export const courseDraft = z.object({
  name_en: englishTitle(),
  name_ar: arabicTitle(),
  abbreviation: optionalLine(limits.code_length),
  type: optionalLine(limits.name_length),
  duration_hours: number(10_000),
})

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

export type Course = z.infer<typeof course>

/** People who choose a course for a training may read the list too. A course in use can't be deleted. */
export const courseEndpoints = crud({
  path: '/courses',
  names: ['a course', 'courses'],
  record: course,
  draft: courseDraft,
  query: listQuery(['name_ar', '-name_ar', 'name_en', '-name_en', 'duration_hours', '-duration_hours']),
  needs: {
    ...groupNeeds('courses'),
    list: {
      anyOf: [
        ['courses', 'view'],
        ['sub_activities', 'add'],
        ['sub_activities', 'edit'],
      ],
    },
  },
})

export const { list: listCourses, read: readCourse, add: addCourse } = courseEndpoints
