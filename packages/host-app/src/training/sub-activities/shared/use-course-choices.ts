import { id as anId } from '@portal/contract/core/fields/fields'
import { type Course, listCourses, readCourse } from '@portal/contract/training/sub-activities/courses'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useChoices } from '../../../blocks/form/use-choices.ts'
import { useMay } from '../../../core/session/session.ts'
import { useCourseName } from './sub-activity-names.ts'

type Named = Pick<Course, 'id' | 'name_en' | 'name_ar'>

const givenId = anId()

/** A course as an option. Search matches both of its names. */
export const useCourseChoice = () => {
  const nameOf = useCourseName()
  return ({ id, name_en, name_ar }: Named) => ({
    value: id,
    label: nameOf({ name_en, name_ar }),
    also: [name_en ?? '', name_ar].filter(Boolean),
  })
}

/** Courses as options, always including the current one. People without the right to view courses get only that one. */
export const useCourseChoices = (course: Named | undefined) => {
  const choiceOf = useCourseChoice()
  const isAllowed = useMay(listCourses.needs)
  return useChoices(listCourses, { choiceOf, present: course && choiceOf(course), isAllowed })
}

/** Filter by course for people who may view courses. Always offers the course from the URL. */
export const useCourseFilter = (named: string | undefined) => {
  const isAllowed = useMay(listCourses.needs)
  const id = givenId.safeParse(named).data
  return useCourseChoices(useRead(readCourse, isAllowed && id ? { id } : null).data?.data)
}
