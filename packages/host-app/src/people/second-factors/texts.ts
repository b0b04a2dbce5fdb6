import { textsOf } from '../../core/texts/texts-of.tsx'
import type secondFactor from '../../locales/en/second_factor.json'

/** Texts of the second factor. */
export const useFactorTexts = textsOf<typeof secondFactor>('second_factor')
