import { gridKeyTarget } from '@portal/ui/cells'
import { stepOf } from '@portal/ui/keys'
import type { KeyboardEvent } from 'react'
import { gridOf, moveFocus } from '../editing/focus.ts'
import type { KeyContext } from '../editing/key-commands.ts'
import { editing } from '../editing/loaded.ts'
import { columns } from '../model/columns.ts'

const END = columns.length - 1

/** Rows per page: those that fit between the header and totals, less one for context. */
const pageOf = (event: KeyboardEvent) => {
  const row = gridOf(event.target)?.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 40
  return Math.max(1, Math.floor(innerHeight / row) - 5)
}

const targetOf = (event: KeyboardEvent, { controller, direction }: KeyContext) => {
  const last = { row: controller.store.rows().length, column: END }
  return gridKeyTarget(event, { at: controller.cursor.at(), last, page: pageOf(event), direction })
}

/** In a category's first cell, the forward arrow unfolds the category and the backward arrow folds it. */
const foldBy = (event: KeyboardEvent, { controller, direction }: KeyContext): (() => void) | undefined => {
  const { store, cursor } = controller
  const along = stepOf(event.key, direction)
  const id = cursor.id()
  if (along === 0 || cursor.at().column > 0 || event.shiftKey || event.ctrlKey || event.metaKey) return undefined
  const isToFold = along < 0
  return store.category(id) && store.isFolded(id) !== isToFold ? () => store.fold(id, isToFold) : undefined
}

/** Handles keys while no cell is edited. Moves work at once. Other keys wait until the editor has loaded. */
export const onKey = (event: KeyboardEvent, context: KeyContext): void => {
  const fold = event.altKey ? undefined : foldBy(event, context)
  const target = event.altKey ? undefined : targetOf(event, context)
  if (fold) {
    event.preventDefault()
    moveFocus(gridOf(event.target), context.controller.cursor, fold)
  } else if (target) {
    event.preventDefault()
    moveFocus(gridOf(event.target), context.controller.cursor, () =>
      context.controller.cursor.moveTo(target, event.shiftKey),
    )
  } else editing()?.onCommandKey(event, context)
}
