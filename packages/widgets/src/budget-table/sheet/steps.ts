import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { AddedItem, BudgetItem, ItemFields } from '@portal/contract/budget_items'
import { lineTotal, surplusOf } from '@portal/contract/money'
import { type Field, figureFields, textFields } from './columns.ts'
import { zero } from './sums.ts'

/** Some of the fields of a line; an empty text is an empty field. */
export type Changes = Partial<ItemFields>

/** A change of one line or category, with what stood there when it was made. */
export interface Edit {
  readonly id: string
  readonly before: Changes
  readonly after: Changes
}

/** A category to be added: its id is given by who adds it, so that one that was sent twice is stored once. */
export type NewCategory = Pick<BudgetCategory, 'id' | 'code' | 'name'>

/** A line to be added. `given` is the code that the table gave it: one that nobody has chosen may become another. */
export type NewLine = AddedItem & { readonly given?: string }

/** Why a cell of a line or category that was to be added was refused. */
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
  /** A category that is added before these lines. */
  readonly category?: NewCategory | undefined
  /** Why what was to be added is held back until a person mends or removes it. */
  readonly refused?: readonly Reason[]
  /** Whether others wrote into the cells of its edits meanwhile: it is kept until the person has chosen. */
  readonly isOpen?: true
}

/** A step without anything, to begin from. */
export const nothing: Step = { edits: [], adds: [], deletes: [] }

/** Whether there is anything in a step. */
export const isFull = ({ edits, adds, deletes, category }: Step): boolean =>
  category !== undefined || edits.length + adds.length + deletes.length > 0

/** What a step adds. */
export const newIn = ({ adds, category }: Step): readonly (NewCategory | NewLine)[] =>
  category ? [category, ...adds] : adds

/** The step that takes another one back. */
export const inverse = ({ edits, adds, deletes }: Step): Step => ({
  edits: edits.map(({ id, before, after }) => ({ id, before: after, after: before })),
  adds: deletes,
  deletes: adds,
})

/** The parts of a step that are sent one by one: the server deletes single lines, and adds single categories. */
export const deedsOf = ({ edits, adds, deletes, category }: Step): Step[] => [
  ...(category ? [{ ...nothing, category }] : []),
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
      ...zero,
      can: { edit, delete: true, edit_expense: false },
      ...line,
    },
    {},
  )

/** A category that has been added and not been stored yet: it has no version, and whoever added it may drop it. */
export const categoryOf = (category: NewCategory): BudgetCategory => ({
  ...{ ...zero, ...category, version: 0 },
  can: { edit: true, delete: true },
})

/** What it takes to bring a line back to where it stood: after another one, or first. */
export const addedOf = (item: BudgetItem, after_id: string | null): AddedItem => {
  const { id, category_id, code, name, amount, frequency, price_minor, load_percentage } = item
  const texts = { unit: item.unit ?? '', accounting_code: item.accounting_code ?? '', notes: item.notes ?? '' }
  return { id, category_id, after_id, code, name, amount, frequency, price_minor, load_percentage, ...texts }
}
