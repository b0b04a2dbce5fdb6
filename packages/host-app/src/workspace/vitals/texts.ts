import { textsOf } from '../../core/texts/texts-of.tsx'
import type vitals from '../../locales/en/vitals.json'

export const useVitalTexts = textsOf<typeof vitals>('vitals')
