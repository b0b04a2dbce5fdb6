import { educationLevels, genders } from '@portal/contract/people/users/profiles'
import { useCountryName } from '@portal/ui/CountrySelect'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useAccountTexts, useProfileTexts } from '../../../core/texts/people.ts'
import type { ProfileField } from './conflict.ts'

/** Formats a field's value: codes become names, days are localised. */
export const useProfileValueText = () => {
  const t = useAccountTexts()
  const profile = useProfileTexts()
  const countryName = useCountryName()
  const { language } = useTextSource()
  return (name: ProfileField, value: string): string => {
    const gender = name === 'gender' && oneOf(genders, value)
    const level = name === 'education_level' && oneOf(educationLevels, value)
    if (value === '') return t('conflict.empty')
    if (gender) return profile(`genders.${gender}`)
    if (level) return profile(`education_levels.${level}`)
    if (name === 'residence_country') return countryName(value)
    return name.endsWith('_date') ? formatDate(value, 'date', language) : value
  }
}
