import { listCourses } from '@portal/contract/courses'
import type { SubActivity } from '@portal/contract/sub_activities'
import { useChoices } from '../../blocks/form/use-choices.ts'
import { useMay } from '../../session/session.ts'
import { useCourseName } from './texts.ts'

/** The courses that can be chosen, the present one among them; only that one for those who may not view courses. */
export const useCourseChoices = (course: NonNullable<SubActivity['course']> | undefined) => {
  const nameOf = useCourseName()
  const choiceOf = ({ id, name_en, name_ar }: NonNullable<SubActivity['course']>) => ({
    value: id,
    label: nameOf({ name_en, name_ar }),
    also: [name_en ?? '', name_ar].filter(Boolean),
  })
  const isAllowed = useMay(listCourses.needs)
  return useChoices(listCourses, { choiceOf, present: course && choiceOf(course), isAllowed })
}
