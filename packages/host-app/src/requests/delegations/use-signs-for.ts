import type { Delegation } from '@portal/contract/requests/delegations'
import { useNameOf } from '../../people/people/texts.ts'
import { useDelegationTexts } from './texts.ts'

/** Says who signs for whom by a delegation. */
export const useSignsFor = () => {
  const t = useDelegationTexts()
  const nameOf = useNameOf()
  return ({ delegated_by: away, delegated_to: delegate }: Delegation): string =>
    t('signs_for', { delegate: delegate ? nameOf(delegate) : '', name: away ? nameOf(away) : '' })
}
