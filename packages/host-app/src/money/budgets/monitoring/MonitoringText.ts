import { linkedTextOf } from '../../../core/texts/linked-text-of.tsx'
import type monitoring from '../../../locales/en/money/monitoring.json'

/** A monitoring text with links in it. */
export const MonitoringText = linkedTextOf<typeof monitoring>('monitoring')
