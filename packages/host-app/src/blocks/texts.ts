import { textsOf } from '../core/texts/texts-of.tsx'
import type blocks from '../locales/en/blocks.json'

export const useBlockTexts = textsOf<typeof blocks>('blocks')
