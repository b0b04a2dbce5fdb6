import type history from '../../locales/en/history.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of what changed in records. */
export const useHistoryTexts = textsOf<typeof history>('history')
