import type { BudgetItem } from '@portal/contract/budget_items'
import { type ColumnId, columns, type Field, fieldAt, isText } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'
import type { Entry } from '../sheet/entries.ts'
import { addedOf, nothing, valueIn } from '../sheet/steps.ts'
import { draftOf, leaveWith } from './draft.ts'
import { newLine } from './new-line.ts'

/** As many lines are sent in one block. */
export const MOST = 500

/** Where the name stands: there a new line begins. */
const NAME = columns.indexOf('name' satisfies ColumnId)

/** The lines of a selection. */
const linesIn = ({ sheet, cursor }: Desk): BudgetItem[] => {
  const { top, bottom } = cursor.block()
  const ids = sheet.rows().slice(top, bottom + 1)
  return ids.flatMap(id => sheet.line(id) ?? [])
}

const fieldsIn = ({ cursor }: Desk): Field[] => {
  const { first, last } = cursor.block()
  return columns.slice(first, last + 1).flatMap((_, at) => fieldAt(first + at) ?? [])
}

const write = ({ sheet }: Desk, entries: readonly Entry[]) => {
  if (entries.length === 0) return sheet.news.tell({ what: 'locked' })
  if (entries.length > MOST * columns.length) return sheet.news.tell({ what: 'too_many' })
  sheet.write(entries)
  sheet.news.tell({ what: 'filled', count: entries.length })
}

/** Writes the first line of a selection, or for a single cell the line above it, into the others. */
export const fillDown = (desk: Desk) => {
  const { sheet, cursor } = desk
  const { top, bottom } = cursor.block()
  const lines = linesIn(desk)
  const source = top === bottom ? sheet.line(sheet.rows()[top - 1] ?? '') : lines.shift()
  if (lines.length > MOST) return sheet.news.tell({ what: 'too_many' })
  const fields = fieldsIn(desk)
  const filled = source ? lines.filter(({ can }) => can.edit) : []
  write(
    desk,
    filled.flatMap(({ id }) => fields.map(field => ({ id, field, value: valueIn(source ?? {}, field) }))),
  )
}

/** Empties the selected cells: texts that may be empty, and figures to nothing. */
export const clear = (desk: Desk) => {
  const fields = fieldsIn(desk).filter(field => field !== 'code' && field !== 'name')
  const lines = linesIn(desk).filter(({ can }) => can.edit)
  if (lines.length > MOST) return desk.sheet.news.tell({ what: 'too_many' })
  write(
    desk,
    lines.flatMap(({ id }) => fields.map(field => ({ id, field, value: isText(field) ? '' : 0 }))),
  )
}

/** Adds a line under the one where one is, at the end of its category on the category itself, and begins its name. */
export const insertLine = (desk: Desk, name: string) => {
  const { sheet, cursor } = desk
  const line = sheet.line(cursor.id())
  const category = line?.category_id ?? sheet.category(cursor.id())?.id ?? sheet.categories().at(-1)
  if (!sheet.budget().can.add_item || !category) return sheet.news.tell({ what: 'locked' })
  sheet.draft()?.leave()
  sheet.fold(category, false)
  const added = newLine(sheet, { category_id: category, ...(line && { after_id: line.id }) }, name)
  const canEdit = sheet.budget().can.edit_item
  if (canEdit) sheet.act({ ...nothing, adds: [added] })
  else sheet.begin(parts => draftOf(desk, added, parts))
  sheet.news.tell({ what: 'added' })
  cursor.go({ row: sheet.rows().indexOf(added.id), column: NAME })
  cursor.edit('selected')
  if (!canEdit) leaveWith(desk, added.id)
}

/** A line with the place where it stands. */
const placed = ({ sheet }: Desk, line: BudgetItem) => {
  const ids = sheet.linesIn(line.category_id)
  return addedOf(line, ids[ids.indexOf(line.id) - 1] ?? null)
}

/** Asks whether the selected lines are to go; one with money in it is refused at once. */
export const removeLines = (desk: Desk) => {
  const { sheet } = desk
  const lines = linesIn(desk).filter(({ id }) => sheet.budget().can.delete_item || sheet.isHeld(id))
  const full = lines.filter(line => line.spent_minor !== 0 || line.committed_minor !== 0)
  if (lines.length === 0) return sheet.news.tell({ what: 'locked' })
  for (const { id, code } of full) sheet.refuse(id, 'code', 'in_use', code)
  if (full.length > 0) return sheet.news.tell({ what: 'refused', code: 'in_use' })
  desk.ask({ kind: 'delete', lines: lines.map(line => placed(desk, line)) })
}

/** Asks for a category to be removed: here where it is not stored, so that nobody else knows of it. */
export const removeCategory = (desk: Desk, id: string, ask: (id: string) => void) => {
  const { sheet } = desk
  const category = sheet.category(id)
  if (category?.version !== 0) return ask(id)
  const lines = sheet.linesIn(id).flatMap(line => sheet.line(line) ?? [])
  desk.ask({ kind: 'delete', category, lines: lines.map(line => placed(desk, line)) })
}
