import { textsOf } from '@portal/ui/texts'
import type period from '../../locales/en/period.json'

/** Texts of planned days. */
export const usePeriodTexts = textsOf<typeof period>('period')
