import type { BudgetComparison, ComparedLine } from '@portal/contract/money/budgets/budget-versions'
import type { Weight } from '../../../core/workbook/kinds.ts'

/** A changed line, all unchanged lines together, or the total. */
export interface ComparedRow {
  readonly id: string
  readonly weight: Weight
  readonly line: ComparedLine | null
  readonly before_minor: number | null
  readonly after_minor: number | null
  readonly difference_minor: number
}

/** Changed lines first, then one row for all unchanged lines, then the totals. Each column therefore adds up. */
export const comparedRows = ({ lines, unchanged, ...sums }: BudgetComparison): ComparedRow[] => {
  const { lines: count, total_minor } = unchanged
  const alike = { before_minor: total_minor, after_minor: total_minor, difference_minor: 0 }
  return [
    ...lines.map(line => ({ ...line, line, weight: 'line' as const })),
    ...(count > 0 ? [{ id: 'unchanged', weight: 'line' as const, line: null, ...alike }] : []),
    {
      ...{ id: 'total', weight: 'total' as const, line: null },
      ...{ before_minor: sums.before_minor, after_minor: sums.after_minor, difference_minor: sums.difference_minor },
    },
  ]
}
