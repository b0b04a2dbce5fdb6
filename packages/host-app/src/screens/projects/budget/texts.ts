import { textsOf } from '@portal/ui/texts'
import type budgets from '../../../locales/en/budgets.json'

/** Texts around the budget table. */
export const useBudgetTexts = textsOf<typeof budgets>('budgets')
