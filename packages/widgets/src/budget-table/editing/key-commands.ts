import { cellOf, type EditMode } from '@portal/ui/cells'
import type { KeyboardEvent } from 'react'
import { fieldAt } from '../model/columns.ts'
import { forgetEdited, tabAfterEdit } from './after-edit.ts'
import type { Controller } from './controller.ts'
import { editableAt } from './editable.ts'
import { gridOf, runThenFocus } from './focus.ts'
import { clear, fillDown, insertLine, removeCategory, removeLines } from './line-commands.ts'
import { stepHistory } from './undo.ts'

/** What key commands act on. `newName` is the initial name of a new line. */
export interface KeyContext {
  readonly controller: Controller
  readonly direction: 'ltr' | 'rtl'
  readonly newName: string
  /** Reason recorded when undo deletes added lines. */
  readonly undoReason: string
  /** Asks for confirmation to remove a category. */
  readonly removeCategory: (id: string) => void
}

/** Opens the cell: its conflict, its category, its editor, or the rows behind its amount. */
export const open = (controller: Controller, cell: Element | null): void => {
  const { store, cursor } = controller
  const { row, column } = cursor.at()
  const id = cursor.id()
  const field = editableAt(controller, id, column)
  const link = cell?.querySelector('a')
  const state = field && store.mark(id, field)?.state
  if (field && state === 'conflict') controller.openDialog({ kind: 'conflict', id, field })
  else if (store.category(id) && column === 0 && state !== 'rejected') store.fold(id, !store.isFolded(id))
  else if (field) cursor.edit('value')
  else if (link) link.click()
  else if (row < store.rows().length) store.announcements.add({ what: 'locked' })
}

/** Undoes the last step and announces it. Discards an unsent new line first. */
export const undo = (controller: Controller, undoReason: string): void => {
  const { store } = controller
  const draft = store.draft()
  draft?.discard()
  if (draft) store.announcements.add({ what: 'undone' })
  else stepHistory(controller, store.undo, undoReason, ['undone', 'no_undo'])
}

export const redo = (controller: Controller, undoReason: string): void =>
  stepHistory(controller, controller.store.redo, undoReason, ['redone', 'no_redo'])

/** Removes the selected lines, or the category under the cursor. */
export const remove = ({
  controller,
  removeCategory: ask,
}: Pick<KeyContext, 'controller' | 'removeCategory'>): void => {
  const { store, cursor } = controller
  if (store.category(cursor.id()) && !cursor.isBlock()) removeCategory(controller, cursor.id(), ask)
  else removeLines(controller)
}

type Command = (context: KeyContext, event: KeyboardEvent) => void

/** Keys with Ctrl or Command. */
const commands: Readonly<Record<string, Command>> = {
  z: ({ controller, undoReason }, { shiftKey }) => (shiftKey ? redo : undo)(controller, undoReason),
  y: ({ controller, undoReason }) => redo(controller, undoReason),
  d: ({ controller }) => fillDown(controller),
  a: ({ controller }) => controller.cursor.selectAll(),
  Enter: ({ controller, newName }) => insertLine(controller, newName),
  Delete: remove,
  Backspace: remove,
}

const edit = (controller: Controller, editMode: EditMode) => {
  const { store, cursor } = controller
  const id = cursor.id()
  const field = editableAt(controller, id, cursor.at().column)
  if (!field) store.announcements.add({ what: 'locked' })
  else if (store.mark(id, field)?.state === 'conflict') controller.openDialog({ kind: 'conflict', id, field })
  else cursor.edit(editMode)
}

/** Keys without modifiers. */
const plain: Readonly<Record<string, Command>> = {
  Enter: ({ controller }, { target }) => open(controller, cellOf(target)),
  F2: ({ controller }) => edit(controller, 'value'),
  Delete: ({ controller }) => clear(controller),
  Backspace: ({ controller }) => clear(controller),
  Escape: ({ controller: { store, cursor } }) => {
    const field = fieldAt(cursor.at().column)
    if (field && store.mark(cursor.id(), field)?.state === 'rejected') store.unmark(cursor.id(), field)
    cursor.moveTo(cursor.at())
  },
}

const letterOf = (key: string) => (key.length === 1 ? key.toLowerCase() : key)

/** Handles keys while no cell is edited. */
export const onCommandKey = (event: KeyboardEvent, context: KeyContext): void => {
  // The page already handled this key, for example `?` for its shortcuts. An editor opened with it would be empty and
  // clear the cell.
  if (event.defaultPrevented) return
  const grid = gridOf(event.target)
  const hasCommand = event.ctrlKey || event.metaKey
  if (event.key === 'Tab' && !hasCommand && tabAfterEdit(event, context.controller)) return
  if (event.key === 'Escape') forgetEdited(context.controller)
  const act = hasCommand ? commands[letterOf(event.key)] : plain[event.key]
  if (act) {
    event.preventDefault()
    runThenFocus(grid, () => act(context, event))
  } else if (event.key.length === 1 && !hasCommand && !event.altKey) {
    // The default stays, so that the browser types the character into the new editor.
    runThenFocus(grid, () => edit(context.controller, 'typed'))
  }
}
