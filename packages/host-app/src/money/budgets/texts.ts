import { signOf } from '@portal/ui/Money'
import { isolated } from '@portal/ui/texts'
import { linkedTextOf } from '../../core/texts/linked-text-of.tsx'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type monitoring from '../../locales/en/monitoring.json'

/** Texts of forecast, monthly monitoring and breakdown. */
export const useMonitoringTexts = textsOf<typeof monitoring>('monitoring')

/** A text of monitoring with links in it. */
export const MonitoringText = linkedTextOf<typeof monitoring>('monitoring')

// Western digits in every language (decision 42).
const locales = { en: 'en', ar: 'ar-u-nu-latn' } as const

/** An amount (minor units) for the side of a chart: `$1.5M`, in Arabic with its word; a minus comes before the sign. */
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
