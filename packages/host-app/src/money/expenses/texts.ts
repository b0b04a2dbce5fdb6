import { textsOf } from '../../core/texts/texts-of.tsx'
import type expenses from '../../locales/en/expenses.json'

export const useExpenseTexts = textsOf<typeof expenses>('expenses')
