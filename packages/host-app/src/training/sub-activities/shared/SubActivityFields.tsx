import type { Period } from '@portal/contract/core/fields/periods'
import { attendanceMethods } from '@portal/contract/programmes/activities'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { ComboBox } from '@portal/ui/ComboBox'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { NumberField } from '@portal/ui/NumberField'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { numbersIn } from '../../../blocks/form/use-form.ts'
import { usePeriodTexts } from '../../../core/texts/programmes.ts'
import { useSubActivityTexts } from '../../../core/texts/training.ts'
import { PeriodFields } from '../../../programmes/periods/PeriodFields.tsx'
import { CertificateFields } from './CertificateFields.tsx'
import { useCourseChoices } from './use-course-choices.ts'

interface SubActivityFieldsProps {
  /** The current values. Default: a new sub-activity. */
  subActivity?: SubActivity
  /** The parent activity. */
  activity: Period
}

/** Fields of a new or existing sub-activity. */
export const SubActivityFields = ({ subActivity, activity }: SubActivityFieldsProps) => {
  const t = useSubActivityTexts()
  const words = usePeriodTexts()
  const course = subActivity?.course ?? undefined
  const courses = useCourseChoices(course)
  return (
    <>
      <TextField defaultValue={subActivity?.name ?? ''} isRequired label={t('name')} name="name" />
      <TextField
        defaultValue={subActivity?.code ?? ''}
        direction="ltr"
        help={t('code_help')}
        isRequired
        label={t('code')}
        name="code"
      />
      {courses.isOffered && (
        <ComboBox
          {...courses.box}
          help={t('course_help')}
          isOptional
          label={t('course')}
          name="course_id"
          {...(course && { defaultValue: course.id })}
        />
      )}
      <PeriodFields period={subActivity} within={{ text: words('outside_activity'), period: activity }} />
      <Select
        defaultValue={subActivity?.attendance_method ?? 'physical'}
        isRequired
        label={t('attendance_method')}
        name="attendance_method"
        options={attendanceMethods.map(value => ({ value, label: t(`attendance_methods.${value}`) }))}
      />
      <TextField
        defaultValue={subActivity?.place ?? ''}
        help={t('place_help')}
        isOptional
        label={t('place')}
        name="place"
      />
      <NumberField
        defaultValue={subActivity?.capacity ?? null}
        help={t('capacity_help')}
        isOptional
        label={t('capacity')}
        min={1}
        name="capacity"
      />
      <Grid columns="two">
        <DatePicker
          help={t('enroll_help')}
          isOptional
          label={t('enroll_from')}
          name="enroll_from"
          {...(subActivity?.enroll_from && { defaultValue: subActivity.enroll_from })}
        />
        <DatePicker
          isOptional
          label={t('enroll_until')}
          name="enroll_until"
          {...(subActivity?.enroll_until && { defaultValue: subActivity.enroll_until })}
        />
      </Grid>
      <CertificateFields settings={subActivity} />
    </>
  )
}

export const subActivityIn = (form: FormData): object => ({
  ...numbersIn(form, ['capacity', 'attendance_least', 'post_test_least']),
  is_evaluation_needed: form.has('is_evaluation_needed'),
})
