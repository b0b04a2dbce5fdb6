import { type AccountingCode, editAccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import { useAct } from '../../blocks/api/use-read.ts'

/** Opens or closes an account by changing that one field. Returns the updated account. */
export const useSetActive = () => {
  const act = useAct()
  return async ({ can: _, ...fields }: AccountingCode, active: boolean): Promise<AccountingCode> => {
    const { data } = await act(editAccountingCode, { ...fields, active })
    return data
  }
}
