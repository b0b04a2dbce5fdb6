import type budgets from '../../locales/en/budgets.json'
import { textsOf } from '../../texts/texts-of.tsx'

/** Texts around a project's budget. */
export const useBudgetTexts = textsOf<typeof budgets>('budgets')
