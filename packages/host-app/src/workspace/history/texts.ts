import { textsOf } from '../../core/texts/texts-of.tsx'
import type history from '../../locales/en/history.json'

/** Texts of what changed in records. */
export const useHistoryTexts = textsOf<typeof history>('history')
