import type { UserImportField } from '@portal/contract/people/users/user-imports'
import { useProfileTexts, useUserTexts } from '../../../core/texts/people.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'

/** Label of a field that a column can map to, as in the forms. */
export const useFieldLabel = () => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const profile = useProfileTexts()
  return (field: UserImportField): string => {
    if (field === 'email') return auth('email')
    return field === 'type' || field === 'language' ? t(field) : profile(field)
  }
}
