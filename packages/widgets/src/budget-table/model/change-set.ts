import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import { type Field, numberFields, textFields } from './columns.ts'
import { zero } from './sums.ts'

/** Some of the fields of a line; an empty text is an empty field. */
export type Changes = Partial<ItemFields>

/** A change of one line or category, with the value there when it was made. */
export interface Edit {
  readonly id: string
  readonly before: Changes
  readonly after: Changes
}

/** A category to be added: its id is given by who adds it, so that one that was sent twice is stored once. */
export type NewCategory = Pick<BudgetCategory, 'id' | 'code' | 'name'>

/** A line that is deleted, with all that is needed to bring it back, and why: asked where it has an amount. */
export type DeletedLine = AddedItem & { readonly reason?: string | undefined }

/** A line to be added. `given` is the code that the table gave it: one that nobody has chosen may become another. */
export type NewLine = DeletedLine & { readonly given?: string }

/** Why a cell of a line or category that was to be added was rejected. */
export interface Reason {
  readonly id: string
  readonly field: Field
  readonly code: string
}

/** What a person did at once, and what undo takes back at once. */
export interface ChangeSet {
  readonly edits: readonly Edit[]
  readonly adds: readonly NewLine[]
  readonly deletes: readonly DeletedLine[]
  /** A category that is added before these lines. */
  readonly category?: NewCategory | undefined
  /** Why what was to be added was rejected; it stays in the table until a person corrects or removes it. */
  readonly rejected?: readonly Reason[]
  /** Whether others wrote into the cells of its edits in between: it stays until the person has chosen. */
  readonly isOpen?: true
}

/** A change set without anything, to begin from. */
export const emptyChangeSet: ChangeSet = { edits: [], adds: [], deletes: [] }

/** Whether there is anything in a change set. */
export const hasChanges = ({ edits, adds, deletes, category }: ChangeSet): boolean =>
  category !== undefined || edits.length + adds.length + deletes.length > 0

/** What a change set adds. */
export const addedIn = ({ adds, category }: ChangeSet): readonly (NewCategory | NewLine)[] =>
  category ? [category, ...adds] : adds

/** The change set that undoes another one. */
export const inverse = ({ edits, adds, deletes }: ChangeSet): ChangeSet => ({
  edits: edits.map(({ id, before, after }) => ({ id, before: after, after: before })),
  adds: deletes,
  deletes: adds,
})

/** The requests that carry a change set, one after the other: a category has a call of its own, before its lines. */
export const requestsOf = ({ edits, adds, deletes, category }: ChangeSet): ChangeSet[] => [
  ...(category ? [{ ...emptyChangeSet, category }] : []),
  ...(edits.length + adds.length + deletes.length > 0 ? [{ edits, adds, deletes }] : []),
]

/** The value of a field; a missing value is an empty text. */
export const valueIn = (holder: { readonly [F in Field]?: string | number | null }, field: Field): string | number =>
  holder[field] ?? ''

/** A change of one field. */
export const changeOf = (field: Field, value: string | number): Changes => {
  const change: Changes = {}
  for (const text of textFields) if (text === field) change[text] = String(value)
  for (const number of numberFields) if (number === field) change[number] = Number(value)
  return change
}

/** All fields that can be typed in. */
export const fieldNames: readonly Field[] = [...textFields, ...numberFields]

/** The fields that a change names. */
export const fieldsOf = (changes: Changes): Field[] => fieldNames.filter(field => field in changes)

/** A line with a change, its total and what is left calculated again by the one formula. */
export const changed = (item: BudgetItem, changes: Changes): BudgetItem => {
  const next = { ...item, ...changes }
  const total_minor = lineTotal(next)
  return { ...next, total_minor, surplus_minor: surplusOf({ ...next, total_minor }) }
}

/** A line that has been added and not been stored yet. */
export const itemOf = ({ after_id, given, reason, ...line }: NewLine, edit: boolean): BudgetItem =>
  changed(
    {
      ...{ unit: null, accounting_code: null, notes: null, transferred_minor: 0, version: 0 },
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

/** The change that moves a line back to its former position: after another one, or first. */
export const addedOf = (item: BudgetItem, after_id: string | null): AddedItem => {
  const { id, category_id, code, name, amount, frequency, price_minor, load_percentage } = item
  const texts = { unit: item.unit ?? '', accounting_code: item.accounting_code ?? '', notes: item.notes ?? '' }
  return { id, category_id, after_id, code, name, amount, frequency, price_minor, load_percentage, ...texts }
}
