import { textsOf } from '../../core/texts/texts-of.tsx'
import type removals from '../../locales/en/removals.json'

export const useRemovalTexts = textsOf<typeof removals>('removals')
