import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem, BudgetItem } from '@portal/contract/money/budgets/budget-items'
import { changeOf, type ItemField, type ItemPatch, valueIn, zero } from './columns.ts'

/** A value for a cell. */
export interface Entry {
  readonly id: string
  readonly field: ItemField
  readonly value: string | number
}

/** A change of one line or category. `before` holds the values when it was made. */
export interface Edit {
  readonly id: string
  readonly before: ItemPatch
  readonly after: ItemPatch
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
  readonly field: ItemField
  readonly code: string
}

/** Changes that a person made in one step. Undo reverts them in one step. */
export interface ChangeSet {
  readonly edits: readonly Edit[]
  readonly adds: readonly NewLine[]
  readonly deletes: readonly DeletedLine[]
  /** A category to add before these lines. */
  readonly category?: NewCategory | undefined
}

/** Rejected additions. They stay in the table until a person corrects or removes them. */
export interface RejectedAdditions extends ChangeSet {
  readonly rejected: readonly Reason[]
}

export const emptyChangeSet: ChangeSet = { edits: [], adds: [], deletes: [] }

export const countLines = ({ edits, adds, deletes }: ChangeSet): number => edits.length + adds.length + deletes.length

export const hasChanges = (changeSet: ChangeSet): boolean =>
  changeSet.category !== undefined || countLines(changeSet) > 0

export const addedIn = ({ adds, category }: ChangeSet): readonly (NewCategory | NewLine)[] =>
  category ? [category, ...adds] : adds

/** Requests of a change set, in order. The category has its own request before its lines. */
export const requestsOf = ({ edits, adds, deletes, category }: ChangeSet): ChangeSet[] => [
  ...(category ? [{ ...emptyChangeSet, category }] : []),
  ...(edits.length + adds.length + deletes.length > 0 ? [{ edits, adds, deletes }] : []),
]

/** Builds a change set from cell values. Skips unchanged cells and merges the cells of a line into one edit. */
export const changeSetOf = (
  entries: readonly Entry[],
  adds: ChangeSet['adds'],
  holder: (id: string) => Parameters<typeof valueIn>[0] | undefined,
): ChangeSet => {
  const edits = new Map<string, Edit>()
  for (const { id, field, value } of entries) {
    const before = valueIn(holder(id) ?? {}, field)
    if (before === value) continue
    const edit = edits.get(id)
    edits.set(id, {
      id,
      before: { ...edit?.before, ...changeOf(field, before) },
      after: { ...edit?.after, ...changeOf(field, value) },
    })
  }
  return { ...emptyChangeSet, edits: [...edits.values()], adds }
}

/** A line after a change, with recalculated total and surplus. */
export const changed = (item: BudgetItem, changes: ItemPatch): BudgetItem => {
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

export const editsIn = (requests: readonly ChangeSet[], id: string): readonly Edit[] =>
  requests.flatMap(({ edits }) => edits.filter(edit => edit.id === id))

/** Pending changes of a line or category. Undefined if there are none. */
export const pendingIn = (requests: readonly ChangeSet[], id: string): ItemPatch | undefined => {
  const edits = editsIn(requests, id)
  return edits.length > 0 ? Object.assign({}, ...edits.map(({ after }) => after)) : undefined
}

export const addingIn = (requests: readonly ChangeSet[], id: string): NewLine | undefined =>
  requests.flatMap(({ adds }) => adds).find(line => line.id === id)
