import type { Course } from '@portal/contract/courses'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { useCourseTexts } from './texts.ts'

/** The facts of a course. */
export const useCourseFacts = () => {
  const t = useCourseTexts()
  const written = (text: string | null) => (text ? <Isolate direction="auto">{text}</Isolate> : t('none'))
  return (row: Course): readonly Fact[] => [
    { label: t('name_ar'), value: written(row.name_ar) },
    { label: t('name_en'), value: written(row.name_en) },
    { label: t('abbreviation'), value: written(row.abbreviation) },
    { label: t('type'), value: written(row.type) },
    { label: t('duration_hours'), value: <Isolate>{String(row.duration_hours)}</Isolate> },
  ]
}
