import type { AddedItem, BudgetItem, ItemFields } from '@portal/contract/budget_items'
import { lineTotal, surplusOf } from '@portal/contract/money'
import type { LineTotals } from '@portal/contract/totals'
import { type Field, figureFields, sums, textFields } from './columns.ts'

/** Some of the fields of a line; an empty text is an empty field. */
export type Changes = Partial<ItemFields>

/** A change of one line or category, with what stood there when it was made. */
export interface Edit {
  readonly id: string
  readonly before: Changes
  readonly after: Changes
}

/** A line to be added. `given` is the code that the table gave it: one that nobody has chosen may become another. */
export type NewLine = AddedItem & { readonly given?: string }

/** Why a cell of a line that was to be added was refused. */
export interface Reason {
  readonly id: string
  readonly field: Field
  readonly code: string
}

/** What a person did at once, and what undo takes back at once. */
export interface Step {
  readonly edits: readonly Edit[]
  readonly adds: readonly NewLine[]
  /** Lines that go, with all that is needed to bring them back. */
  readonly deletes: readonly AddedItem[]
  /** Why lines that were to be added are held back until a person mends or removes them. */
  readonly refused?: readonly Reason[]
}

/** A step without anything, to begin from. */
export const nothing: Step = { edits: [], adds: [], deletes: [] }

/** The step that takes another one back. */
export const inverse = ({ edits, adds, deletes }: Step): Step => ({
  edits: edits.map(({ id, before, after }) => ({ id, before: after, after: before })),
  adds: deletes,
  deletes: adds,
})

/** The parts of a step that are sent one by one: the server deletes single lines. */
export const deedsOf = ({ edits, adds, deletes }: Step): Step[] => [
  ...deletes.map(line => ({ ...nothing, deletes: [line] })),
  ...(edits.length + adds.length > 0 ? [{ edits, adds, deletes: [] }] : []),
]

/** What stands in a field; nothing is an empty text. */
export const valueIn = (holder: { readonly [F in Field]?: string | number | null }, field: Field): string | number =>
  holder[field] ?? ''

/** A change of one field. */
export const changeOf = (field: Field, value: string | number): Changes => {
  const change: Changes = {}
  for (const text of textFields) if (text === field) change[text] = String(value)
  for (const figure of figureFields) if (figure === field) change[figure] = Number(value)
  return change
}

/** All fields that can be typed in. */
export const fieldNames: readonly Field[] = [...textFields, ...figureFields]

/** The fields that a change names. */
export const fieldsOf = (changes: Changes): Field[] => fieldNames.filter(field => field in changes)

/** A line with a change, its total and what is left worked out anew by the one formula. */
export const changed = (item: BudgetItem, changes: Changes): BudgetItem => {
  const next = { ...item, ...changes }
  const total_minor = lineTotal(next)
  return { ...next, total_minor, surplus_minor: surplusOf({ ...next, total_minor }) }
}

/** A line that has been added and not been stored yet. */
export const itemOf = ({ after_id, given, ...line }: NewLine, edit: boolean): BudgetItem =>
  changed(
    {
      ...{ unit: null, accounting_code: null, notes: null, version: 0 },
      ...{ total_minor: 0, spent_minor: 0, committed_minor: 0, surplus_minor: 0 },
      can: { edit, delete: true, edit_expense: false },
      ...line,
    },
    {},
  )

/** What it takes to bring a line back to where it stood. */
export const addedOf = (item: BudgetItem, after_id: string | undefined): AddedItem => {
  const { id, category_id, code, name, amount, frequency, price_minor, load_percentage } = item
  const texts = { unit: item.unit ?? '', accounting_code: item.accounting_code ?? '', notes: item.notes ?? '' }
  const line = { id, category_id, code, name, amount, frequency, price_minor, load_percentage, ...texts }
  return after_id === undefined ? line : { ...line, after_id }
}

/** One sum more, or with -1 less, another. */
export const plus = (a: LineTotals, b: LineTotals, times: 1 | -1 = 1): LineTotals => ({
  total_minor: a.total_minor + times * b.total_minor,
  spent_minor: a.spent_minor + times * b.spent_minor,
  committed_minor: a.committed_minor + times * b.committed_minor,
  surplus_minor: a.surplus_minor + times * b.surplus_minor,
})

/** No money at all. */
export const zero: LineTotals = { total_minor: 0, spent_minor: 0, committed_minor: 0, surplus_minor: 0 }

/** Whether two sums are alike. */
export const isSame = (a: LineTotals, b: LineTotals): boolean => sums.every(sum => a[sum] === b[sum])
