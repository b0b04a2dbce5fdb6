import type { Delegation } from '@portal/contract/delegations'
import { useNameOf } from '../../parts/people/texts.ts'
import { useDelegationTexts } from './texts.ts'

/** Says who signs for whom by a delegation. */
export const useSignsFor = () => {
  const t = useDelegationTexts()
  const nameOf = useNameOf()
  const isolated = (person: Delegation['delegated_by']) => (person ? `\u2068${nameOf(person)}\u2069` : '')
  return ({ delegated_by, delegated_to }: Delegation): string =>
    t('signs_for', { delegate: isolated(delegated_to), name: isolated(delegated_by) })
}
