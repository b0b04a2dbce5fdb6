import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import { MAX_LINES } from '../model/batches.ts'
import { type Entry, emptyChangeSet } from '../model/change-set.ts'
import { type ColumnId, columns, fieldAt, type ItemField, isText, valueIn } from '../model/columns.ts'
import { addedOf, newLine } from '../model/new-line.ts'
import type { Controller } from './controller.ts'
import { createNewLineDraft, submitOnLeave } from './new-line-draft.ts'

/** Editing a new line starts in its name. */
const NAME = columns.indexOf('name' satisfies ColumnId)

const linesIn = ({ store, cursor }: Controller): BudgetItem[] => {
  const { top, bottom } = cursor.block()
  const ids = store.rows().slice(top, bottom + 1)
  return ids.flatMap(id => store.line(id) ?? [])
}

const fieldsIn = ({ cursor }: Controller): ItemField[] => {
  const { first, last } = cursor.block()
  return columns.slice(first, last + 1).flatMap((_, at) => fieldAt(first + at) ?? [])
}

const write = ({ store }: Controller, entries: readonly Entry[]) => {
  if (entries.length === 0) return store.announcements.add({ what: 'locked' })
  if (entries.length > MAX_LINES * columns.length) return store.announcements.add({ what: 'too_many' })
  store.write(entries)
  store.announcements.add({ what: 'filled', count: entries.length })
}

/** Copies the first selected line to the others. A single cell copies from the line above. */
export const fillDown = (controller: Controller) => {
  const { store, cursor } = controller
  const { top, bottom } = cursor.block()
  const lines = linesIn(controller)
  const source = top === bottom ? store.line(store.rows()[top - 1] ?? '') : lines.shift()
  if (lines.length > MAX_LINES) return store.announcements.add({ what: 'too_many' })
  const fields = fieldsIn(controller)
  const filled = source ? lines.filter(({ can }) => can.edit) : []
  write(
    controller,
    filled.flatMap(({ id }) => fields.map(field => ({ id, field, value: valueIn(source ?? {}, field) }))),
  )
}

/** Clears the selected cells: optional texts become empty, and numbers become 0. */
export const clear = (controller: Controller) => {
  const fields = fieldsIn(controller).filter(field => field !== 'code' && field !== 'name')
  const lines = linesIn(controller).filter(({ can }) => can.edit)
  if (lines.length > MAX_LINES) return controller.store.announcements.add({ what: 'too_many' })
  write(
    controller,
    lines.flatMap(({ id }) => fields.map(field => ({ id, field, value: isText(field) ? '' : 0 }))),
  )
}

/** Adds a line below the current one, or at the end of the current category, and edits its name. */
export const insertLine = (controller: Controller, name: string) => {
  const { store, cursor } = controller
  const line = store.line(cursor.id())
  const category = line?.category_id ?? store.category(cursor.id())?.id ?? store.categories().at(-1)
  if (!store.budget().can.add_item || !category) return store.announcements.add({ what: 'locked' })
  store.draft()?.submit()
  store.fold(category, false)
  const added = newLine(store, { category_id: category, ...(line && { after_id: line.id }) }, name)
  const canEdit = store.budget().can.edit_item
  if (canEdit) store.apply({ ...emptyChangeSet, adds: [added] })
  else store.setDraft(createNewLineDraft(controller, added))
  store.announcements.add({ what: 'added' })
  cursor.moveTo({ row: store.rows().indexOf(added.id), column: NAME })
  cursor.edit('selected')
  if (!canEdit) submitOnLeave(controller, added.id)
}

const withPosition = ({ store }: Controller, line: BudgetItem) => {
  const ids = store.linesIn(line.category_id)
  return addedOf(line, ids[ids.indexOf(line.id) - 1] ?? null)
}

/** Confirms deleting the selected lines. Refuses at once if a line has expenses or commitments. */
export const removeLines = (controller: Controller) => {
  const { store } = controller
  const lines = linesIn(controller).filter(({ id }) => store.budget().can.delete_item || store.isRejected(id))
  const inUse = lines.filter(line => line.spent_minor !== 0 || line.committed_minor !== 0)
  if (lines.length === 0) return store.announcements.add({ what: 'locked' })
  for (const { id, code } of inUse) store.reject(id, 'code', 'in_use', code)
  if (inUse.length > 0) return store.announcements.add({ what: 'rejected', code: 'in_use' })
  controller.openDialog({ kind: 'delete', lines: lines.map(line => withPosition(controller, line)) })
}

/** Asks to remove a category. An unsaved one is confirmed here, because only this table knows it. */
export const removeCategory = (controller: Controller, id: string, ask: (id: string) => void) => {
  const { store } = controller
  const category = store.category(id)
  if (category?.version !== 0) return ask(id)
  const lines = store.linesIn(id).flatMap(line => store.line(line) ?? [])
  controller.openDialog({ kind: 'delete', category, lines: lines.map(line => withPosition(controller, line)) })
}
