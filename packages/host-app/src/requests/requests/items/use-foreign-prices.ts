import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { useCurrencyWords } from '@portal/ui/MoneyField'
import { isolated, useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { foreignPrice } from './request-items.ts'

/** Rejects pasted blocks with prices in another currency and explains why. */
export const useForeignPrices = (currency: Currency) => {
  const { language } = useTextSource()
  const currencyWords = useCurrencyWords()
  const [refused, setRefused] = useState<string>()
  return {
    refused,
    /** Whether a block can be pasted when its first cell falls in this column. */
    isTaken: (text: string, column: number): boolean => {
      const foreign = foreignPrice(text, column, currency)
      setRefused(foreign && `${isolated(language, foreign)}: ${currencyWords(foreign, isoCurrency(currency))}`)
      return foreign === undefined
    },
    forget: () => setRefused(undefined),
  }
}
