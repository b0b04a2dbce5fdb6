import type { Course } from '@portal/contract/courses'
import { NumberField } from '@portal/ui/NumberField'
import { TextField } from '@portal/ui/TextField'
import { useCourseTexts } from './texts.ts'

/** The fields of a course, empty or as they are. */
export const CourseFields = ({ course }: { course?: Course }) => {
  const t = useCourseTexts()
  return (
    <>
      <TextField defaultValue={course?.name_ar ?? ''} direction="rtl" isRequired label={t('name_ar')} name="name_ar" />
      <TextField
        defaultValue={course?.name_en ?? ''}
        direction="ltr"
        help={t('name_en_help')}
        isOptional
        label={t('name_en')}
        name="name_en"
      />
      <TextField defaultValue={course?.abbreviation ?? ''} isOptional label={t('abbreviation')} name="abbreviation" />
      <TextField defaultValue={course?.type ?? ''} help={t('type_help')} isOptional label={t('type')} name="type" />
      <NumberField
        decimals={2}
        defaultValue={course?.duration_hours ?? null}
        isRequired
        label={t('duration')}
        min={0}
        name="duration_hours"
        unit={t('hours')}
      />
    </>
  )
}
