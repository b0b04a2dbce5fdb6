import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import { type Field, numberFields, textFields } from './columns.ts'
import { zero } from './sums.ts'

/** Changed fields of a line. An empty text clears the field. */
export type Changes = Partial<ItemFields>

/** A change of one line or category. `before` holds the values when it was made. */
export interface Edit {
  readonly id: string
  readonly before: Changes
  readonly after: Changes
}

/** A category to add. The client creates its ID, so that a repeated request adds it once. */
export type NewCategory = Pick<BudgetCategory, 'id' | 'code' | 'name'>

/** A deleted line with everything needed to restore it. Lines with an amount have a reason. */
export type DeletedLine = AddedItem & { readonly reason?: string | undefined }

/**
 * A line to add. `given` is the code that the table generated. The table may replace it while nobody has changed it.
 */
export type NewLine = DeletedLine & { readonly given?: string }

/** Why a cell of an added line or category was rejected. */
export interface Reason {
  readonly id: string
  readonly field: Field
  readonly code: string
}

/** Changes that a person made in one step. Undo reverts them in one step. */
export interface ChangeSet {
  readonly edits: readonly Edit[]
  readonly adds: readonly NewLine[]
  readonly deletes: readonly DeletedLine[]
  /** A category to add before these lines. */
  readonly category?: NewCategory | undefined
  /** Why the additions were rejected. They stay in the table until a person corrects or removes them. */
  readonly rejected?: readonly Reason[]
  /** Whether its edits conflict with others' changes. It stays until the person chooses a value. */
  readonly isOpen?: true
}

export const emptyChangeSet: ChangeSet = { edits: [], adds: [], deletes: [] }

export const hasChanges = ({ edits, adds, deletes, category }: ChangeSet): boolean =>
  category !== undefined || edits.length + adds.length + deletes.length > 0

export const addedIn = ({ adds, category }: ChangeSet): readonly (NewCategory | NewLine)[] =>
  category ? [category, ...adds] : adds

export const inverse = ({ edits, adds, deletes }: ChangeSet): ChangeSet => ({
  edits: edits.map(({ id, before, after }) => ({ id, before: after, after: before })),
  adds: deletes,
  deletes: adds,
})

/** Requests of a change set, in order. The category has its own request before its lines. */
export const requestsOf = ({ edits, adds, deletes, category }: ChangeSet): ChangeSet[] => [
  ...(category ? [{ ...emptyChangeSet, category }] : []),
  ...(edits.length + adds.length + deletes.length > 0 ? [{ edits, adds, deletes }] : []),
]

/** The value of a field. A missing value is an empty text. */
export const valueIn = (holder: { readonly [F in Field]?: string | number | null }, field: Field): string | number =>
  holder[field] ?? ''

export const changeOf = (field: Field, value: string | number): Changes => {
  const change: Changes = {}
  for (const text of textFields) if (text === field) change[text] = String(value)
  for (const number of numberFields) if (number === field) change[number] = Number(value)
  return change
}

export const fieldNames: readonly Field[] = [...textFields, ...numberFields]

export const fieldsOf = (changes: Changes): Field[] => fieldNames.filter(field => field in changes)

/** A line after a change, with recalculated total and surplus. */
export const changed = (item: BudgetItem, changes: Changes): BudgetItem => {
  const next = { ...item, ...changes }
  const total_minor = lineTotal(next)
  return { ...next, total_minor, surplus_minor: surplusOf({ ...next, total_minor }) }
}

/** An added line as it appears before it is saved. */
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

/** An added category as it appears before it is saved. Version 0 marks it as unsaved, and the person may drop it. */
export const categoryOf = (category: NewCategory): BudgetCategory => ({
  ...{ ...zero, ...category, version: 0 },
  can: { edit: true, delete: true },
})

/** The addition that restores a line after `after_id`, or first if null. */
export const addedOf = (item: BudgetItem, after_id: string | null): AddedItem => {
  const { id, category_id, code, name, amount, frequency, price_minor, load_percentage } = item
  const texts = { unit: item.unit ?? '', accounting_code: item.accounting_code ?? '', notes: item.notes ?? '' }
  return { id, category_id, after_id, code, name, amount, frequency, price_minor, load_percentage, ...texts }
}
