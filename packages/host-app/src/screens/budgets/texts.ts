import { formatMoney, signOf } from '@portal/ui/Money'
import { textsOf } from '@portal/ui/texts'
import type monitoring from '../../locales/en/monitoring.json'

/** Texts of forecast, monthly monitoring and breakdown. */
export const useMonitoringTexts = textsOf<typeof monitoring>('monitoring')

/** An amount (minor units) as a part of a sentence; it keeps its own direction there. */
export const amountIn = (minor: number, currency: string): string => `\u2066${formatMoney(minor, currency)}\u2069`

// Western digits in every language (decision 42).
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** An amount (minor units) for the side of a picture: `$1.5M`; a minus stands before the sign. */
export const shortAmount = (minor: number, currency: string): string =>
  `${minor < 0 ? '−' : ''}${signOf(currency)}${short.format(Math.abs(minor) / 100)}`
