import { textsOf } from '../../core/texts/texts-of.tsx'
import type removals from '../../locales/en/removals.json'

/** Texts of deletions that removed money. */
export const useRemovalTexts = textsOf<typeof removals>('removals')
