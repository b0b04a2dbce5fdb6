import { textsOf } from '../../../core/texts/texts-of.tsx'
import type palette from '../../../locales/en/palette.json'

export const usePaletteTexts = textsOf<typeof palette>('palette')
