import { useMemo } from 'react'
import { useUiTexts } from '../../locales/index.ts'
import { useTextSource } from '../../texts/index.ts'
import { amountText } from './amount-text.ts'
import { UNCLEAR } from './split-amount.ts'

/** Returns a function that states which currency a text names, and which ISO 4217 currency the field takes. */
export const useCurrencyWords = (): ((text: string, own: string) => string) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  return useMemo(() => {
    const found = new Intl.DisplayNames([language, 'en'], { type: 'currency' })
    const named = (code: string) => `${found.of(code) ?? code} (${code})`
    return (text, own) => {
      const { currency } = amountText(text)
      return currency === null || currency === UNCLEAR
        ? t('number_currency_unclear', { own: named(own) })
        : t('number_currency', { other: named(currency), own: named(own) })
    }
  }, [t, language])
}
