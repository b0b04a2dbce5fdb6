import type secondFactor from '../../locales/en/second_factor.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the second factor. */
export const useFactorTexts = textsOf<typeof secondFactor>('second_factor')
