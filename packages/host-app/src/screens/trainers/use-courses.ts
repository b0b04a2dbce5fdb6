import { courseEndpoints } from '@portal/contract/courses'
import { id as anId } from '@portal/contract/fields'
import type { Trainer } from '@portal/contract/trainers'
import { useRead } from '../../blocks/api/use-read.ts'
import { useChoices } from '../../blocks/form/use-choices.ts'
import { useCourseName } from '../../parts/sub_activities/texts.ts'
import { useMay } from '../../session/session.ts'

type Course = Trainer['courses'][number]

const givenId = anId()

/** A course as a choice, found by both of its names. */
export const useCourseChoice = () => {
  const nameOf = useCourseName()
  return ({ id, name_en, name_ar }: Course) => ({
    value: id,
    label: nameOf({ name_en, name_ar }),
    also: [name_en ?? '', name_ar].filter(Boolean),
  })
}

/** The courses to narrow the roster by, for those who may view courses; the one that the address names among them. */
export const useCourseFilter = (named: string | undefined) => {
  const choiceOf = useCourseChoice()
  const isAllowed = useMay(courseEndpoints.list.needs)
  const id = givenId.safeParse(named).data
  const course = useRead(courseEndpoints.read, isAllowed && id ? { id } : null).data?.data
  return useChoices(courseEndpoints.list, { choiceOf, present: course && choiceOf(course), isAllowed })
}
