import { textsOf } from '../../../core/texts/texts-of.tsx'
import type budgets from '../../../locales/en/budgets.json'

export const useBudgetTexts = textsOf<typeof budgets>('budgets')
