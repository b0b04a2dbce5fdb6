import { textsOf } from '../../../core/texts/texts-of.tsx'
import type palette from '../../../locales/en/palette.json'

/** Texts of the palette and of the list of shortcuts. */
export const usePaletteTexts = textsOf<typeof palette>('palette')
