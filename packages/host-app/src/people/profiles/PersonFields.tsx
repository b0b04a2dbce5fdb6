import { genders } from '@portal/contract/people/users/profiles'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { TextField } from '@portal/ui/TextField'
import { useProfileTexts } from '../../core/texts/people.ts'
import type { ProfileFieldsProps } from './profile-values.ts'

/** Gender, place of birth, and date of birth. */
export const PersonFields = ({ values, need }: ProfileFieldsProps) => {
  const t = useProfileTexts()
  return (
    <>
      <RadioGroup
        defaultValue={values.gender ?? ''}
        {...need}
        label={t('gender')}
        look="segmented"
        name="gender"
        options={genders.map(value => ({ value, label: t(`genders.${value}`) }))}
      />
      <Grid columns="two">
        <DatePicker
          autoComplete="bday"
          defaultValue={values.birth_date ?? ''}
          help={t('birth_date_help')}
          {...need}
          label={t('birth_date')}
          name="birth_date"
        />
        <TextField defaultValue={values.birth_place ?? ''} isOptional label={t('birth_place')} name="birth_place" />
      </Grid>
    </>
  )
}
