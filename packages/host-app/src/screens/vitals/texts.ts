import type vitals from '../../locales/en/vitals.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the page speed screen. */
export const useVitalTexts = textsOf<typeof vitals>('vitals')
