import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { useCurrencyWords } from '@portal/ui/MoneyField'
import { isolated, useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { foreignPrice } from './request-items.ts'

/** Checks pasted blocks for prices in another currency than the request's, and says why one is refused. */
export const useForeignPrices = (currency: Currency) => {
  const { language } = useTextSource()
  const currencyWords = useCurrencyWords()
  const [refused, setRefused] = useState<string>()
  return {
    refused,
    /** Whether a block can be taken whose first cell goes into this column. */
    isTaken: (text: string, column: number): boolean => {
      const foreign = foreignPrice(text, column, currency)
      setRefused(foreign && `${isolated(language, foreign)}: ${currencyWords(foreign, isoCurrency(currency))}`)
      return foreign === undefined
    },
    forget: () => setRefused(undefined),
  }
}
