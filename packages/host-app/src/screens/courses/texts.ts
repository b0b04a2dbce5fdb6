import { useTextSource } from '@portal/ui/texts'
import type courses from '../../locales/en/courses.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the courses. */
export const useCourseTexts = textsOf<typeof courses>('courses')

/** A course's name in the language that is read; in English the Arabic one where there is no other. */
export const useCourseName = () => {
  const { language } = useTextSource()
  return ({ name_en, name_ar }: { readonly name_en: string | null; readonly name_ar: string }): string =>
    language === 'ar' ? name_ar : (name_en ?? name_ar)
}
