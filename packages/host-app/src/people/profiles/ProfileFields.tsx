import { Grid } from '@portal/ui/Grid'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { useProfileTexts } from '../../core/texts/people.ts'
import { PersonFields } from './PersonFields.tsx'
import type { ProfileValues } from './profile-values.ts'
import { ResidenceFields } from './ResidenceFields.tsx'
import { WorkFields } from './WorkFields.tsx'

/**
 * All profile fields in titled sections, for use in a `Form`. Only the names are required
 * when someone else fills them in.
 */
export const ProfileFields = ({ values, isOfOther = false }: { values: ProfileValues; isOfOther?: boolean }) => {
  const t = useProfileTexts()
  const need = isOfOther ? ({ isOptional: true } as const) : ({ isRequired: true } as const)
  // Autofill would insert the viewer's data into another person's profile.
  const filledBy = (kind: 'given-name' | 'family-name' | 'tel') => ({ autoComplete: isOfOther ? 'off' : kind }) as const
  const start = (name: keyof ProfileValues) => ({ name, label: t(name), defaultValue: values[name] ?? '' })
  return (
    <>
      <Section help={t('names_help')} title={t('names_en')}>
        <Grid columns="two">
          <TextField {...start('first_name_en')} {...filledBy('given-name')} direction="ltr" isRequired />
          <TextField {...start('last_name_en')} {...filledBy('family-name')} direction="ltr" isRequired />
        </Grid>
      </Section>
      <Section title={t('names_ar')}>
        <Grid columns="two">
          <TextField {...start('first_name_ar')} direction="rtl" isRequired />
          <TextField {...start('last_name_ar')} direction="rtl" isRequired />
        </Grid>
      </Section>
      <Section title={t('person')}>
        <PersonFields need={need} values={values} />
      </Section>
      <Section title={t('residence')}>
        <ResidenceFields need={need} values={values} />
        <TextField {...start('phone')} {...filledBy('tel')} {...need} help={t('phone_help')} type="tel" />
      </Section>
      <Section title={t('work')}>
        <WorkFields need={need} values={values} />
      </Section>
    </>
  )
}
