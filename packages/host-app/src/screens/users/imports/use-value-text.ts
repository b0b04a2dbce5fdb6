import { accountTypes } from '@portal/contract/accounts'
import { languages } from '@portal/contract/limits'
import { educationLevels, genders } from '@portal/contract/profiles'
import type { UserImportField } from '@portal/contract/user_imports'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useProfileTexts } from '../../../parts/profile/texts.ts'
import { useAuthTexts } from '../../../texts/texts.ts'
import { useUserTexts } from '../texts.ts'

/** What was read of a field, in the words of the forms; what is none of its choices is shown as it was written. */
export const useValueText = () => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const profile = useProfileTexts()
  const choiceText = (field: UserImportField, value: string): string | undefined => {
    const [type, language] = [oneOf(accountTypes, value), oneOf(languages, value)]
    const [gender, level] = [oneOf(genders, value), oneOf(educationLevels, value)]
    if (field === 'type') return type && auth(`privileges.${type}`)
    if (field === 'language') return language && t(`languages.${language}`)
    if (field === 'gender') return gender && profile(`genders.${gender}`)
    return field === 'education_level' && level ? profile(`education_levels.${level}`) : undefined
  }
  return (field: UserImportField, value: string): string => choiceText(field, value) ?? value
}
