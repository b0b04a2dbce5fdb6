import { textsOf } from '../../core/texts/texts-of.tsx'
import type history from '../../locales/en/history.json'

export const useHistoryTexts = textsOf<typeof history>('history')
