import { type Delegation, deleteDelegation, revokeDelegation } from '@portal/contract/requests/delegations'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { useEachRow } from '../../blocks/rows/use-each-row.tsx'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useSignsFor } from './use-signs-for.ts'

const ways = { revoke: revokeDelegation, delete: deleteDelegation } as const

/** Ends several delegations after a confirmation. Revokes those that have begun and deletes the others. */
export const useEndDelegations = () => {
  const t = useDelegationTexts()
  const blocks = useBlockTexts()
  const { run, isBusy, outcome } = useEachRow<Delegation>(useSignsFor())
  const end = async (way: keyof typeof ways, rows: readonly Delegation[], clear: () => void) => {
    const action = way === 'revoke' ? t('revoke') : blocks('delete')
    const question = { title: t(`${way}_many`, { count: rows.length }), text: t(`${way}_many_text`), action }
    if (!(await confirm(question))) return
    await run({ endpoint: ways[way], inputOf: ([{ id, version }]) => ({ id, version }) }, rows)
    clear()
  }
  const bulkActions = (rows: readonly Delegation[], clear: () => void) =>
    (['revoke', 'delete'] as const)
      .filter(way => rows.some(({ can }) => can[way]))
      .map(way => (
        <Button isDisabled={isBusy} key={way} onPress={() => void end(way, rows, clear)} size="small">
          {way === 'revoke' ? t('revoke') : blocks('delete')}
        </Button>
      ))
  return { bulkActions, outcome }
}
