import { listCourses } from '@portal/contract/courses'
import { limits } from '@portal/contract/limits'
import type { SubActivity } from '@portal/contract/sub_activities'
import type { Choice } from '@portal/ui/Select'
import { useRead } from '../../blocks/use-read.ts'
import { useMay } from '../../session/session.ts'
import { useCourseName } from './texts.ts'

/** The courses that can be chosen, the present one among them; only that one for those who may not view courses. */
export const useCourseChoices = (course: NonNullable<SubActivity['course']> | undefined) => {
  const nameOf = useCourseName()
  const maySee = useMay(listCourses.needs)
  const { data } = useRead(listCourses, maySee ? { limit: limits.page_size_max } : null)
  const present = course && !data?.data.some(({ id }) => id === course.id) ? [course] : []
  const choices: readonly Choice[] = [...present, ...(data?.data ?? [])].map(({ id, name_en, name_ar }) => ({
    value: id,
    label: nameOf({ name_en, name_ar }),
    also: [name_en ?? '', name_ar].filter(Boolean),
  }))
  return { choices, isKnown: data !== undefined }
}
