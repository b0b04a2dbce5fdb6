import { type Course, courseEndpoints } from '@portal/contract/training/sub-activities/courses'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import { skills, subActivityOf } from '../../programmes/activity-records.ts'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf, pageIn } from '../../support/fake-rows.ts'
import { answerResource, type Resource } from '../../support/resource.ts'

const firstAid: Course = {
  ...{ id: idOf(601), name_en: 'First aid in the community', name_ar: 'الإسعافات الأولية في المجتمع' },
  ...{ abbreviation: 'CBFA', type: 'Health', duration_hours: 12, version: 1, can: { edit: true, delete: true } },
}

/** Courses with two names, and one with only the required fields. */
export const courses: readonly [Course, ...Course[]] = [
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

/** Courses, for the fake server and the shared resource tests. */
export const courseResource: Resource<Course> = {
  area: 'courses',
  endpoints: courseEndpoints,
  rows: courses,
  draft: () => ({ name_ar: 'دورة', name_en: 'Course', abbreviation: 'C', type: 'Health', duration_hours: 12 }),
  text: 'type',
}

/** Fakes all requests about courses according to the contract. */
export const answerCourses = (api: FakeApi, rows: readonly Course[] = courses) => {
  const trainings = [subActivityOf(1, skills), subActivityOf(2, skills)]
  api.on(listSubActivities, ({ course_id: _, ...input }) => pageIn(trainings, input))
  return answerResource(api, courseResource, rows)
}
