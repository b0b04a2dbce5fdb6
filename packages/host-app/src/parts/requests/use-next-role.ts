import type { SignatureRole } from '@portal/contract/signatures'
import { useSigningTexts } from '../../texts/signing.ts'
import { useRequestTexts } from './texts.ts'

/** For whom a request waits. Roles are called as they are printed, and nothing waits for "requested by". */
export const useNextRole = () => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  return (role: SignatureRole): string => (role === 'requested_by' ? t('requester') : signing(`roles.${role}`))
}
