import type period from '../../locales/en/period.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of planned days. */
export const usePeriodTexts = textsOf<typeof period>('period')
