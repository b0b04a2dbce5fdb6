import { textsOf } from '../core/texts/texts-of.tsx'
import type blocks from '../locales/en/blocks.json'

/** Texts of the blocks; a screen made of them names `blocks` among its texts. */
export const useBlockTexts = textsOf<typeof blocks>('blocks')
