import { signOf } from '@portal/ui/Money'
import { isolated } from '@portal/ui/texts'

// Western digits in every language.
const locales = { en: 'en', ar: 'ar-u-nu-latn' } as const

/**
 * Short amount (minor units) for a chart axis, such as `$1.5M`, or with a word in Arabic. The minus precedes the sign.
 */
export const shortAmount = (minor: number, currency: string, language: string): string => {
  const style = { notation: 'compact', maximumFractionDigits: 1 } as const
  const parts = new Intl.NumberFormat(locales[language === 'ar' ? 'ar' : 'en'], style).formatToParts(
    Math.abs(minor) / 100,
  )
  const textOf = (isWord: boolean) =>
    parts
      .filter(({ type }) => (type === 'compact') === isWord && type !== 'literal')
      .map(({ value }) => value)
      .join('')
  const amount = `${minor < 0 ? '−' : ''}${signOf(currency)}${textOf(false)}`
  const word = textOf(true)
  if (language !== 'ar') return amount + word
  return isolated(language, amount) + (word && ` ${word}`)
}
