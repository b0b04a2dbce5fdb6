import { addCourse, type Course, deleteCourse, editCourse, listCourses, readCourse } from '@portal/contract/courses'
import type { FakeApi } from './support/fake-api.ts'
import { idOf, pageIn, storeOf } from './support/fake-rows.ts'

const firstAid: Course = {
  ...{ id: idOf(601), name_en: 'First aid in the community', name_ar: 'الإسعافات الأولية في المجتمع' },
  ...{ abbreviation: 'CBFA', type: 'Health', duration_hours: 12, version: 1, can: { edit: true, delete: true } },
}

/** Courses with two names, and one that has only what it must have. */
export const courses: readonly Course[] = [
  firstAid,
  {
    ...firstAid,
    ...{ id: idOf(602), name_en: 'Monitoring, evaluation, accountability and learning', abbreviation: 'MEAL' },
    ...{ name_ar: 'الرصد والتقييم والمساءلة والتعلّم', type: 'Management', duration_hours: 30 },
  },
  {
    ...firstAid,
    ...{ id: idOf(603), name_en: null, name_ar: 'صيانة مضخات المياه وشبكاتها', abbreviation: null, type: null },
    duration_hours: 45,
  },
  {
    ...firstAid,
    ...{ id: idOf(604), name_en: 'Microsoft Excel, level 2', name_ar: 'مايكروسوفت إكسل - المستوى الثاني' },
    ...{ abbreviation: 'XL2', type: 'Computing', duration_hours: 16.5 },
  },
]

/** Answers all calls of courses, as the contract says. */
export const answerCourses = (api: FakeApi, rows: readonly Course[] = courses): void => {
  const stored = storeOf(rows)
  const kept = ({
    name_en,
    abbreviation,
    type,
    ...draft
  }: Partial<Record<'name_en' | 'abbreviation' | 'type', string>>) => ({
    ...draft,
    name_en: name_en || null,
    abbreviation: abbreviation || null,
    type: type || null,
  })
  api.on(listCourses, input => pageIn(stored.rows(), { ...input, sort: input.sort ?? 'name_ar' }))
  api.on(readCourse, ({ id }) => ({ data: stored.find(id) }))
  api.on(addCourse, draft => stored.keep({ ...firstAid, ...draft, ...kept(draft), id: idOf(699) }))
  api.on(editCourse, ({ id, version, ...draft }) => stored.change(id, version, { ...draft, ...kept(draft) }))
  api.on(deleteCourse, ({ id }) => stored.remove(id))
}
