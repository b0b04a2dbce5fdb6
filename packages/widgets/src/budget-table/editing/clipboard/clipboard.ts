import type { ClipboardEvent } from 'react'
import type { Controller } from '../controller.ts'
import { copyCells } from './copy-cells.ts'

const isEditing = ({ target }: ClipboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

export const onCopy = (event: ClipboardEvent, controller: Controller): void => {
  if (isEditing(event)) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', copyCells(controller))
  const { top, bottom, first, last } = controller.cursor.block()
  controller.store.announcements.add({ what: 'copied', count: (bottom - top + 1) * (last - first + 1) })
}

/** Opens a preview of the pasted block. Nothing changes before the person applies it. */
export const onPaste = (event: ClipboardEvent, controller: Controller): void => {
  if (isEditing(event)) return
  event.preventDefault()
  const text = event.clipboardData.getData('text/plain')
  if (text !== '') controller.openDialog({ kind: 'paste', text })
}
