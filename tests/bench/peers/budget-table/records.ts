import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { formatNumber } from '@portal/ui/number'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'

/** Lines per category. */
const LINES = 50

/** Every library gets this budget. In dollars, every amount is a single text. */
export const benchBudget = (count: number): Budget =>
  budgetOf({ lines: count, categories: Math.ceil(count / LINES), currency: 'usd', usd_rate: null })

/** A row in the peers' form: a line, or a category with only its sums. */
export interface Entry {
  readonly id: string
  readonly category: string | undefined
  readonly code: string
  readonly name: string
  readonly amount: number | undefined
  readonly unit: string
  readonly frequency: number | undefined
  readonly price: number | undefined
  readonly load: number | undefined
  readonly total: number
  readonly spent: number
  readonly committed: number
  readonly surplus: number
  readonly accounting: string
  readonly notes: string
}

const hundredths = (value: number | undefined) => (value === undefined ? '' : formatNumber(value * 100, 2, true))
const money = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, 2))
const same = (value: string | number | undefined) => String(value ?? '')

/** Every library gets these columns, with widths in pixels and a formatter. */
export const fields = [
  { key: 'code', header: 'Code', width: 96, write: same },
  { key: 'name', header: 'Name', width: 240, write: same },
  { key: 'amount', header: 'Amount', width: 96, write: hundredths },
  { key: 'unit', header: 'Unit', width: 96, write: same },
  { key: 'frequency', header: 'Frequency', width: 104, write: hundredths },
  { key: 'price', header: 'Price $', width: 128, write: money },
  { key: 'load', header: 'Load, %', width: 88, write: hundredths },
  { key: 'total', header: 'Planned $', width: 136, write: money },
  { key: 'spent', header: 'Spent $', width: 136, write: money },
  { key: 'committed', header: 'Committed $', width: 136, write: money },
  { key: 'surplus', header: 'Surplus $', width: 136, write: money },
  { key: 'accounting', header: 'Accounting code', width: 128, write: same },
  { key: 'notes', header: 'Notes', width: 192, write: same },
] as const

export const textOf = (entry: Entry, key: keyof Entry): string => {
  const value = entry[key]
  if (typeof value !== 'number') return value ?? ''
  return key === 'amount' || key === 'frequency' || key === 'load' ? hundredths(value) : money(value)
}

const none = { amount: undefined, frequency: undefined, price: undefined, load: undefined }
const texts = { unit: '', accounting: '', notes: '' }

const sumsOf = (row: Budget['totals']) => ({
  total: row.total_minor,
  spent: row.spent_minor,
  committed: row.committed_minor,
  surplus: row.surplus_minor,
})

/** The row with all totals. */
export const totalsOf = ({ totals }: Budget): Entry => ({
  ...{ ...none, ...texts, ...sumsOf(totals), id: 'totals', category: undefined, code: '', name: 'Total' },
})

/** Categories and lines in one list, because the free peers have no tree. */
export const entriesOf = ({ categories, items }: Budget): readonly Entry[] => {
  const inside = Map.groupBy(items, ({ category_id }) => category_id)
  return categories.flatMap(category => [
    {
      ...none,
      ...texts,
      ...sumsOf(category),
      id: category.id,
      category: undefined,
      code: category.code,
      name: category.name,
    },
    ...(inside.get(category.id) ?? []).map(item => ({
      ...{ id: item.id, category: item.category_id, code: item.code, name: item.name, amount: item.amount },
      ...{ unit: item.unit ?? '', frequency: item.frequency, price: item.price_minor, load: item.load_percentage },
      ...{ accounting: item.accounting_code ?? '', notes: item.notes ?? '', ...sumsOf(item) },
    })),
  ])
}

/** A line with another amount, and the change of its sums. Every library uses this formula, without a loop. */
export const edited = (entry: Entry, amount: number): { line: Entry; by: number } => {
  const { frequency = 0, price = 0, load = 0 } = entry
  const total_minor = lineTotal({ amount, frequency, price_minor: price, load_percentage: load })
  const surplus = surplusOf({ total_minor, spent_minor: entry.spent, committed_minor: entry.committed })
  return { line: { ...entry, amount, total: total_minor, surplus }, by: total_minor - entry.total }
}

/** A row with increased sums. */
export const grown = (entry: Entry, by: number): Entry => ({
  ...entry,
  total: entry.total + by,
  surplus: entry.surplus + by,
})

/** Rows after an edit: the line, its category, and the totals. */
export const afterEdit = (rows: readonly Entry[], totals: Entry, at: number, amount: number) => {
  const entry = rows[at]
  if (!entry) return { rows, totals }
  const { line, by } = edited(entry, amount)
  const over = rows.findLastIndex(({ category }, index) => index < at && category === undefined)
  const category = rows[over]
  const next = rows.with(at, line)
  return { rows: category ? next.with(over, grown(category, by)) : next, totals: grown(totals, by) }
}

/** The height of our scrolling box in a window of 800 px. */
export const VIEW = 672
