import type { Course } from '@portal/contract/courses'
import { filled } from '../../blocks/use-form.ts'

/** The fields as the endpoints take them: the duration is a number of hours. */
export const courseIn = (form: FormData): object => {
  const { duration_hours, ...rest } = filled(form)
  return { ...rest, ...(duration_hours !== undefined && { duration_hours: Number(duration_hours) }) }
}

/** The fields that a course has, to add it once more. */
export const fieldsOf = ({ name_en, name_ar, abbreviation, type, duration_hours }: Course) => ({
  name_ar,
  duration_hours,
  name_en: name_en ?? '',
  abbreviation: abbreviation ?? '',
  type: type ?? '',
})
