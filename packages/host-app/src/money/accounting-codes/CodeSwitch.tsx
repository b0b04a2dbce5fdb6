import { type AccountingCode, editAccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import { Button } from '@portal/ui/Button'
import { useAct } from '../../blocks/api/use-read.ts'
import { useCodeTexts } from '../../core/texts/money.ts'

interface CodeSwitchProps {
  row: AccountingCode
  /** Called with null when the request starts, and with the error if it fails. */
  onFail: (error: unknown) => void
}

/** Opens or closes an account by changing that one field. Returns the updated account. */
export const useSetActive = () => {
  const act = useAct()
  return async ({ can: _, ...fields }: AccountingCode, active: boolean): Promise<AccountingCode> => {
    const { data } = await act(editAccountingCode, { ...fields, active })
    return data
  }
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
