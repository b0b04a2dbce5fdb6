import { type AccountingCode, editAccountingCode } from '@portal/contract/money/expenses/accounting-codes'
import { useAct } from '../../blocks/api/use-read.ts'

/** Closes or opens an account: a change of that one field. Gives the account as it is then. */
export const useSetActive = () => {
  const act = useAct()
  return async ({ can: _, ...fields }: AccountingCode, active: boolean): Promise<AccountingCode> => {
    const { data } = await act(editAccountingCode, { ...fields, active })
    return data
  }
}
