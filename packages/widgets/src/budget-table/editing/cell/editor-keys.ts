import { type EditMode, editorKeyMove } from '@portal/ui/cells'
import type { KeyboardEvent } from 'react'
import type { Controller } from '../controller.ts'
import { gridOf, moveFocus, runThenFocus } from '../focus.ts'
import { moveAfterPaint } from '../move-after-paint.ts'
import { noteEdited } from './tab-after-edit.ts'

interface EditorContext {
  readonly controller: Controller
  readonly how: EditMode
  /** Writes the input. Returns false if it is invalid. */
  readonly commit: () => boolean
}

/** Keys in the editor. Enter and Tab commit and move on. Escape cancels. */
export const onEditorKey = (
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  context: EditorContext,
): void => {
  event.stopPropagation()
  if (event.nativeEvent.isComposing) return
  const { controller, how, commit } = context
  const box = event.currentTarget
  const grid = gridOf(box)
  if (event.key === 'Escape') {
    runThenFocus(grid, controller.cursor.stop)
    return
  }
  if (event.key === 'Enter' && event.altKey && box instanceof HTMLTextAreaElement) {
    event.preventDefault()
    box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
    return
  }
  const move = editorKeyMove(event, how)
  if (!move) return
  event.preventDefault()
  if (!commit()) return
  moveAfterPaint(box, () => {
    moveFocus(grid, controller.cursor, () => controller.cursor.moveBy(...move))
    noteEdited(controller)
  })
}
