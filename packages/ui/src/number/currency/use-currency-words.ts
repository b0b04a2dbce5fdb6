import { useMemo } from 'react'
import { useUiTexts } from '../../locales/index.ts'
import { useTextSource } from '../../texts/index.ts'
import { amountText } from './amount-text.ts'
import { UNCLEAR } from './currency-named.ts'

/** Says of a text which currency it names and which one its field takes, a code of ISO 4217. */
export const useCurrencyWords = (): ((text: string, own: string) => string) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  return useMemo(() => {
    const found = new Intl.DisplayNames([language, 'en'], { type: 'currency' })
    const named = (code: string) => `\u2068${found.of(code) ?? code} (${code})\u2069`
    return (text, own) => {
      const { currency } = amountText(text)
      return currency === null || currency === UNCLEAR
        ? t('number_currency_unclear', { own: named(own) })
        : t('number_currency', { other: named(currency), own: named(own) })
    }
  }, [t, language])
}
