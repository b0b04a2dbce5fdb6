import type { ClipboardEvent } from 'react'
import type { Desk } from '../sheet/desk.ts'
import { copiedBlock } from './copied-block.ts'

const isEditing = ({ target }: ClipboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Copies the selected cells. */
export const onCopy = (event: ClipboardEvent, desk: Desk): void => {
  if (isEditing(event)) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', copiedBlock(desk))
  const { top, bottom, first, last } = desk.cursor.block()
  desk.sheet.news.tell({ what: 'copied', count: (bottom - top + 1) * (last - first + 1) })
}

/** Takes a block from the clipboard; what it would change is shown before it is applied. */
export const onPaste = (event: ClipboardEvent, desk: Desk): void => {
  if (isEditing(event)) return
  event.preventDefault()
  const text = event.clipboardData.getData('text/plain')
  if (text !== '') desk.ask({ kind: 'paste', text })
}
