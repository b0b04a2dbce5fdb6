import type { Delegation } from '@portal/contract/requests/delegations'
import { useNameOf } from '../../people/people/texts.ts'
import { useDelegationTexts } from './texts.ts'

/** Names both people of a delegation in one sentence. */
export const useSignsFor = () => {
  const t = useDelegationTexts()
  const nameOf = useNameOf()
  return ({ delegated_by: away, delegated_to: delegate }: Delegation): string =>
    t('signs_for', { delegate: delegate ? nameOf(delegate) : '', name: away ? nameOf(away) : '' })
}
