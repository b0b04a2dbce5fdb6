import type { namedProfile } from '@portal/contract/core/records/people'
import type * as z from 'zod/mini'
import { useAuthTexts } from './texts.ts'

/**
 * What a profile of privileges is called: one that an account type starts with as that type, in the reader's language,
 * until somebody gives it a name of its own.
 */
export const useProfileName = () => {
  const auth = useAuthTexts()
  return ({ name, account_type }: Pick<z.infer<typeof namedProfile>, 'name' | 'account_type'>): string =>
    account_type && name.toLowerCase().replaceAll(' ', '_') === account_type ? auth(`privileges.${account_type}`) : name
}
