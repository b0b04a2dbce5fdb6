import type indicators from '../../locales/en/indicators.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of indicators. */
export const useIndicatorTexts = textsOf<typeof indicators>('indicators')
