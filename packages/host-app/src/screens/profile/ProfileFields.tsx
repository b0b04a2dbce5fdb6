import { Grid } from '@portal/ui/Grid'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { PersonFields } from './PersonFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import type { ProfileValues } from './profile-values.ts'
import { useProfileTexts } from './texts.ts'
import { WorkFields } from './WorkFields.tsx'

/** All fields of a profile in titled sections (specification section 3); they live in the Form around them. */
export const ProfileFields = ({ values }: { values: ProfileValues }) => {
  const t = useProfileTexts()
  const start = (name: keyof ProfileValues) => ({ name, label: t(name), defaultValue: values[name] ?? '' })
  return (
    <>
      <Section help={t('names_help')} title={t('names_en')}>
        <Grid columns="two">
          <TextField {...start('first_name_en')} autoComplete="given-name" direction="ltr" isRequired />
          <TextField {...start('last_name_en')} autoComplete="family-name" direction="ltr" isRequired />
        </Grid>
      </Section>
      <Section title={t('names_ar')}>
        <Grid columns="two">
          <TextField {...start('first_name_ar')} direction="rtl" isRequired />
          <TextField {...start('last_name_ar')} direction="rtl" isRequired />
        </Grid>
      </Section>
      <Section title={t('person')}>
        <PersonFields values={values} />
      </Section>
      <Section title={t('residence')}>
        <PlaceFields values={values} />
        <TextField {...start('phone')} autoComplete="tel" help={t('phone_help')} isRequired type="tel" />
      </Section>
      <Section title={t('work')}>
        <WorkFields values={values} />
      </Section>
    </>
  )
}
