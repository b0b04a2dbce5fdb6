import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { useTextSource } from '@portal/ui/texts'

/** A course's name in the current language. English names may be missing. */
export const useCourseName = () => {
  const { language } = useTextSource()
  return ({ name_en, name_ar }: Pick<NonNullable<SubActivity['course']>, 'name_en' | 'name_ar'>): string =>
    language === 'ar' ? name_ar : name_en || name_ar
}

export const subActivityHref = ({ id }: Pick<SubActivity, 'id'>): string => `/staff/sub_activity/${id}`
