import type { KeyboardEvent } from 'react'
import { cellOf, gridOf, thenFocus } from '../grid/focus.ts'
import type { Keys } from '../grid/keys.ts'
import { fieldAt } from '../sheet/columns.ts'
import type { Start } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { editableAt } from '../sheet/editable.ts'
import { forgetEdited, tabAfterEdit } from './after-edit.ts'
import { clear, fillDown, insertLine, removeCategory, removeLines } from './deeds.ts'
import { takeBack } from './take-back.ts'

/** Opens what stands in the cell: its choice, its category, its editor, or the rows that sum to it. */
export const open = (desk: Desk, cell: Element | null): void => {
  const { sheet, cursor } = desk
  const { row, column } = cursor.at()
  const id = cursor.id()
  const field = editableAt(desk, id, column)
  const link = cell?.querySelector('a')
  const state = field && sheet.mark(id, field)?.state
  if (field && state === 'stale') desk.ask({ kind: 'stale', id, field })
  else if (sheet.category(id) && column === 0 && state !== 'refused') sheet.fold(id, !sheet.isFolded(id))
  else if (field) cursor.edit('value')
  else if (link) link.click()
  else if (row < sheet.rows().length) sheet.news.tell({ what: 'locked' })
}

/** Takes the last step back, or the line away that is just being made, and says so. */
export const undo = (desk: Desk): void => {
  const { sheet } = desk
  const draft = sheet.draft()
  draft?.drop()
  if (draft) sheet.news.tell({ what: 'undone' })
  else takeBack(desk, sheet.undo, ['undone', 'no_undo'])
}

/** Does it again and says so. */
export const redo = (desk: Desk): void => takeBack(desk, desk.sheet.redo, ['redone', 'no_redo'])

/** Removes the selected lines, or the category where one is. */
export const remove = ({ desk, removeCategory: ask }: Pick<Keys, 'desk' | 'removeCategory'>): void => {
  const { sheet, cursor } = desk
  if (sheet.category(cursor.id()) && !cursor.isBlock()) removeCategory(desk, cursor.id(), ask)
  else removeLines(desk)
}

type Act = (keys: Keys, event: KeyboardEvent) => void

/** What is done with Ctrl, or with Command. */
const commands: Readonly<Record<string, Act>> = {
  z: ({ desk }, { shiftKey }) => (shiftKey ? redo(desk) : undo(desk)),
  y: ({ desk }) => redo(desk),
  d: ({ desk }) => fillDown(desk),
  a: ({ desk }) => desk.cursor.selectAll(),
  Enter: ({ desk, newName }) => insertLine(desk, newName),
  Delete: remove,
  Backspace: remove,
}

const edit = (desk: Desk, how: Start) => {
  const { sheet, cursor } = desk
  const id = cursor.id()
  const field = editableAt(desk, id, cursor.at().column)
  if (!field) sheet.news.tell({ what: 'locked' })
  else if (sheet.mark(id, field)?.state === 'stale') desk.ask({ kind: 'stale', id, field })
  else cursor.edit(how)
}

/** What is done by a key alone. */
const plain: Readonly<Record<string, Act>> = {
  Enter: ({ desk }, { target }) => open(desk, cellOf(target)),
  F2: ({ desk }) => edit(desk, 'value'),
  Delete: ({ desk }) => clear(desk),
  Backspace: ({ desk }) => clear(desk),
  Escape: ({ desk: { sheet, cursor } }) => {
    const field = fieldAt(cursor.at().column)
    if (field && sheet.mark(cursor.id(), field)?.state === 'refused') sheet.unmark(cursor.id(), field)
    cursor.go(cursor.at())
  },
}

const letterOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

/** Keys that do something in the table while no cell is edited. */
export const onAct = (event: KeyboardEvent, keys: Keys): void => {
  // The page has taken it (`?` lists its shortcuts): an editor begun with it would be empty, and so would the cell.
  if (event.defaultPrevented) return
  const grid = gridOf(event.target)
  const hasCommand = event.ctrlKey || event.metaKey
  if (event.key === 'Tab' && !hasCommand && tabAfterEdit(event, keys.desk)) return
  if (event.key === 'Escape') forgetEdited(keys.desk)
  const act = hasCommand ? commands[letterOf(event.key)] : plain[event.key]
  if (act) {
    event.preventDefault()
    thenFocus(grid, () => act(keys, event))
  } else if (event.key.length === 1 && !hasCommand && !event.altKey) {
    // Not kept from the browser, which writes the letter into the editor that has just been opened.
    thenFocus(grid, () => edit(keys.desk, 'typed'))
  }
}
