import type budgetTable from '@portal/widgets/locales/en/budget_table.json'
import type budgets from '../../../locales/en/budgets.json'
import { textsOf } from '../../../texts/texts-of.tsx'

/** Texts around the budget table. */
export const useBudgetTexts = textsOf<typeof budgets>('budgets')

/** Texts of the budget table, which has to be drawn with them. */
export const useBudgetTableTexts = textsOf<typeof budgetTable>('budget_table')
