import type { KeyboardEvent } from 'react'
import { goOn, gridOf, thenFocus } from '../grid/focus.ts'
import type { Start } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { noteEdited } from './after-edit.ts'
import { goOnAfter } from './go-on-after.ts'

interface Editing {
  readonly desk: Desk
  readonly how: Start
  /** Writes what was typed; false where it cannot stand. */
  readonly commit: () => boolean
}

/** Where a key goes on to from a cell that is edited; what was begun by typing is left by the arrows too. */
const wayOf = ({ key, shiftKey }: KeyboardEvent, how: Start): readonly [down: number, along: number] | undefined => {
  const back = shiftKey ? -1 : 1
  if (key === 'Enter') return [back, 0]
  if (key === 'Tab') return [0, back]
  if (how === 'typed' && key === 'ArrowDown') return [1, 0]
  return how === 'typed' && key === 'ArrowUp' ? [-1, 0] : undefined
}

/** Keys while a cell is edited: Enter and Tab write and go on, Escape leaves the cell as it was. */
export const onEditorKey = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>, editing: Editing): void => {
  event.stopPropagation()
  if (event.nativeEvent.isComposing) return
  const { desk, how, commit } = editing
  const box = event.currentTarget
  const grid = gridOf(box)
  if (event.key === 'Escape') {
    thenFocus(grid, desk.cursor.stop)
    return
  }
  if (event.key === 'Enter' && event.altKey && box instanceof HTMLTextAreaElement) {
    event.preventDefault()
    box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
    return
  }
  const way = wayOf(event, how)
  if (!way) return
  event.preventDefault()
  if (!commit()) return
  goOnAfter(box, () => {
    goOn(grid, desk.cursor, () => desk.cursor.by(...way))
    noteEdited(desk)
  })
}
