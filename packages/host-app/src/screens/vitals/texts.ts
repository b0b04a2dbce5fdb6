import { textsOf } from '@portal/ui/texts'
import type vitals from '../../locales/en/vitals.json'

/** Texts of the page speed screen. */
export const useVitalTexts = textsOf<typeof vitals>('vitals')
