import type { ListedRequest } from '@portal/contract/requests/request-records'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'

/** Names the signer, and the represented person for a delegation. Undefined if nobody is known. */
export const useSignedBy = () => {
  const t = useRequestTexts()
  const nameOf = useNameOf()
  return ({ by, for: away }: ListedRequest['own_signatures'][number]): string | undefined => {
    if (!by) return undefined
    return away ? t('by_for', { by: nameOf(by), name: nameOf(away) }) : nameOf(by)
  }
}
