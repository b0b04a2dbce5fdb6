import type budgetTable from '@portal/widgets/locales/en/budget_table.json'
import { textsOf } from '../../../texts/texts-of.tsx'

/** Texts of the budget table, which has to be drawn with them. */
export const useBudgetTableTexts = textsOf<typeof budgetTable>('budget_table')
