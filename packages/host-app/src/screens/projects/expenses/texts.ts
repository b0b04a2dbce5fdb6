import type expenses from '../../../locales/en/expenses.json'
import { textsOf } from '../../../texts/texts-of.tsx'

/** Texts of the expenses. */
export const useExpenseTexts = textsOf<typeof expenses>('expenses')
