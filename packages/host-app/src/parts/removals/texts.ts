import type removals from '../../locales/en/removals.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of deletions that removed money. */
export const useRemovalTexts = textsOf<typeof removals>('removals')
