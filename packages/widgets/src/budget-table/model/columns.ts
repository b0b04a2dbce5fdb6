import type { ItemFields } from '@portal/contract/money/budgets/budget-items'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { formatNumber } from '@portal/ui/number'

export type ItemField = keyof ItemFields

/** Changed fields of a line. An empty text clears the field. */
export type ItemPatch = Partial<ItemFields>

export const textFields = ['code', 'name', 'unit', 'accounting_code', 'notes'] as const

/** Fields with numbers. `price_minor` is in minor units, the others have at most two decimals. */
export const numberColumns = ['amount', 'frequency', 'price_minor', 'load_percentage'] as const

export const fieldNames: readonly ItemField[] = [...textFields, ...numberColumns]

export const sums = ['total_minor', 'spent_minor', 'committed_minor', 'surplus_minor'] as const

export type Sum = (typeof sums)[number]

/** Columns in display order. Their header texts are `columns.<id>`. */
export const columns = [
  'code',
  'name',
  'amount',
  'unit',
  'frequency',
  'price_minor',
  'load_percentage',
  ...sums,
  'accounting_code',
  'notes',
] as const satisfies readonly (ItemField | Sum)[]

export type ColumnId = (typeof columns)[number]

export const isText = (id: ColumnId): id is (typeof textFields)[number] => textFields.some(field => field === id)

export const isSum = (id: ColumnId): id is Sum => sums.some(sum => sum === id)

export const isMoney = (id: ColumnId) => id === 'price_minor' || isSum(id)

/** The editable field of a column. Undefined for computed columns. */
export const fieldAt = (column: number): ItemField | undefined => {
  const id = columns[column]
  return id === undefined || isSum(id) ? undefined : id
}

export const changedFields = (changes: ItemPatch): ItemField[] => fieldNames.filter(field => field in changes)

/** The value of a field. A missing value is an empty text. */
export const valueIn = (
  holder: { readonly [F in ItemField]?: string | number | null },
  field: ItemField,
): string | number => holder[field] ?? ''

export const changeOf = (field: ItemField, value: string | number): ItemPatch => {
  const change: ItemPatch = {}
  for (const text of textFields) if (text === field) change[text] = String(value)
  for (const number of numberColumns) if (number === field) change[number] = Number(value)
  return change
}

/** Decimals of numbers other than money. They are parsed and formatted as hundredths, so that none is rounded. */
export const DECIMALS = 2

/** Formats a value for its cell. Amounts omit the currency, because the header shows it. */
export const formatCell = (id: ColumnId, value: string | number): string => {
  if (typeof value === 'string') return value
  return isMoney(id) ? formatNumber(value, DECIMALS) : formatNumber(Math.round(value * 100), DECIMALS, true)
}

/** Adds two sums. `times: -1` subtracts the second one. */
export const addTotals = (a: LineTotals, b: LineTotals, times: 1 | -1 = 1): LineTotals => ({
  total_minor: a.total_minor + times * b.total_minor,
  spent_minor: a.spent_minor + times * b.spent_minor,
  spent_usd_minor: a.spent_usd_minor + times * b.spent_usd_minor,
  without_rate: a.without_rate + times * b.without_rate,
  committed_minor: a.committed_minor + times * b.committed_minor,
  surplus_minor: a.surplus_minor + times * b.surplus_minor,
})

export const zero: LineTotals = {
  ...{ total_minor: 0, spent_minor: 0, spent_usd_minor: 0, without_rate: 0 },
  ...{ committed_minor: 0, surplus_minor: 0 },
}

export const isSame = (a: LineTotals, b: LineTotals): boolean =>
  sums.every(sum => a[sum] === b[sum]) && a.spent_usd_minor === b.spent_usd_minor && a.without_rate === b.without_rate
