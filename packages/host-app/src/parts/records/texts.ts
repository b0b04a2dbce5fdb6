import type records from '../../locales/en/records.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts of the cards of records. */
export const useRecordTexts = textsOf<typeof records>('records')
