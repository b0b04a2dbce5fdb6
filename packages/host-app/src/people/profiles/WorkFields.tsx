import { educationLevels } from '@portal/contract/people/users/profiles'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useProfileTexts } from '../../core/texts/people.ts'
import type { ProfileFieldsProps } from './profile-values.ts'

/** Education level and employment. */
export const WorkFields = ({ values, need }: ProfileFieldsProps) => {
  const t = useProfileTexts()
  const start = (name: 'work_place' | 'work_position' | 'direct_manager') => ({
    name,
    label: t(name),
    defaultValue: values[name] ?? '',
  })
  return (
    <>
      <Select
        {...need}
        label={t('education_level')}
        name="education_level"
        options={educationLevels.map(value => ({ value, label: t(`education_levels.${value}`) }))}
        placeholder={t('select_education')}
        {...(values.education_level ? { defaultValue: values.education_level } : {})}
      />
      <Grid columns="two">
        <TextField {...start('work_place')} autoComplete="organization" isOptional />
        <TextField {...start('work_position')} autoComplete="organization-title" isOptional />
        <DatePicker
          defaultValue={values.work_start_date ?? ''}
          isOptional
          label={t('work_start_date')}
          name="work_start_date"
        />
        <TextField {...start('direct_manager')} isOptional />
      </Grid>
    </>
  )
}
