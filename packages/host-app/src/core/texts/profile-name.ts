import type { namedProfile } from '@portal/contract/core/records/people'
import type * as z from 'zod/mini'
import { useAuthTexts } from './texts.ts'

/**
 * The name of a privilege profile. An account type's default profile has a translated name until somebody renames it.
 */
export const useProfileName = () => {
  const auth = useAuthTexts()
  return ({ name, account_type }: Pick<z.infer<typeof namedProfile>, 'name' | 'account_type'>): string =>
    account_type && name.toLowerCase().replaceAll(' ', '_') === account_type ? auth(`privileges.${account_type}`) : name
}
