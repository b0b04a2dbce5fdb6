import type blocks from '../locales/en/blocks.json'
import { textsOf } from '../texts/texts-of.tsx'

/** Texts of the blocks; a screen made of them names `blocks` among its texts. */
export const useBlockTexts = textsOf<typeof blocks>('blocks')
