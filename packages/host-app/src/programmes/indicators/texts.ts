import { textsOf } from '../../core/texts/texts-of.tsx'
import type indicators from '../../locales/en/indicators.json'

export const useIndicatorTexts = textsOf<typeof indicators>('indicators')
