import type { AccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import { Button } from '@portal/ui/Button'
import { useCodeTexts } from '../../core/texts/money.ts'
import { useSetActive } from './use-set-active.ts'

interface CodeSwitchProps {
  row: AccountingCode
  /** Called with null when the request starts, and with the error if it fails. */
  onFail: (error: unknown) => void
}

/** Closes or reopens an account from its record. One button toggles, so each action undoes the other. */
export const CodeSwitch = ({ row, onFail }: CodeSwitchProps) => {
  const t = useCodeTexts()
  const setActive = useSetActive()
  const turn = () => {
    onFail(null)
    void setActive(row, !row.active).catch(onFail)
  }
  return <Button onPress={turn}>{t(row.active ? 'close' : 'reopen')}</Button>
}
