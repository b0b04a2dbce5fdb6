import { textsOf } from '../../core/texts/texts-of.tsx'
import type period from '../../locales/en/period.json'

export const usePeriodTexts = textsOf<typeof period>('period')
