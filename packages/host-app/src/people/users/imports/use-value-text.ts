import { languages } from '@portal/contract/core/fields/limits'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import { educationLevels, genders } from '@portal/contract/people/users/profiles'
import type { UserImportField } from '@portal/contract/people/users/user-imports'
import { useProfileTexts, useUserTexts } from '../../../core/texts/people.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'

const textIn = <Choice extends string>(
  choices: readonly Choice[],
  value: string,
  textOf: (choice: Choice) => string,
) => {
  const choice = choices.find(one => one === value)
  return choice && textOf(choice)
}

/** Formats a parsed value as the forms do. Shows unknown values as written. */
export const useImportValueText = () => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const profile = useProfileTexts()
  const texts: Partial<Record<UserImportField, (value: string) => string | undefined>> = {
    type: value => textIn(accountTypes, value, type => auth(`privileges.${type}`)),
    language: value => textIn(languages, value, language => t(`languages.${language}`)),
    gender: value => textIn(genders, value, gender => profile(`genders.${gender}`)),
    education_level: value => textIn(educationLevels, value, level => profile(`education_levels.${level}`)),
  }
  return (field: UserImportField, value: string): string => texts[field]?.(value) ?? value
}
