import { textsOf } from '../../core/texts/texts-of.tsx'
import type secondFactor from '../../locales/en/second_factor.json'

export const useFactorTexts = textsOf<typeof secondFactor>('second_factor')
