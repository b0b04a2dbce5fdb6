import { isoCurrency } from '@portal/contract/core/fields/money'
import { useCurrencyWords } from '@portal/ui/MoneyField'
import { useMemo } from 'react'
import { useBudgetTexts } from '../../locales/index.ts'
import { knownCode } from '../model/error-codes.ts'
import type { BudgetStore } from '../store/budget-store.ts'

/** Returns texts for error codes. `thousands` is the other reading of an ambiguous number. */
export const useProblemWords = ({ project: { currency } }: Pick<BudgetStore, 'project'>) => {
  const t = useBudgetTexts()
  const currencyWords = useCurrencyWords()
  return useMemo(
    () =>
      (code: string, text: string, thousands = '') =>
        code === 'currency'
          ? currencyWords(text, isoCurrency(currency))
          : t(`errors.${knownCode(code)}`, { thousands }),
    [t, currencyWords, currency],
  )
}
