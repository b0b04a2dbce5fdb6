import type palette from '../../locales/en/palette.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the palette and of the list of shortcuts. */
export const usePaletteTexts = textsOf<typeof palette>('palette')
