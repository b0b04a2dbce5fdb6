import type { Delegation } from '@portal/contract/requests/delegations'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

/** Names both people of a delegation in one sentence. */
export const useSignsFor = () => {
  const t = useDelegationTexts()
  const nameOf = useNameOf()
  return ({ delegated_by: away, delegated_to: delegate }: Delegation): string =>
    t('signs_for', { delegate: delegate ? nameOf(delegate) : '', name: away ? nameOf(away) : '' })
}
