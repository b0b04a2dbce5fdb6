import { textsOf } from '../../core/texts/texts-of.tsx'
import type indicators from '../../locales/en/indicators.json'

/** Texts of indicators. */
export const useIndicatorTexts = textsOf<typeof indicators>('indicators')
