import type { ClipboardEvent } from 'react'
import { sentCell } from '../sheet/cells.ts'
import { columns } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'

/** Quoted as spreadsheets do where the text would break the block. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The selected cells as a block that spreadsheets read: figures without commas, amounts in the project's currency. */
const blockOf = ({ sheet, cursor }: Desk): string => {
  const { top, bottom, first, last } = cursor.block()
  const ids = [...sheet.rows(), 'totals'].slice(top, bottom + 1)
  return ids
    .map(id => {
      const holder = sheet.line(id) ?? sheet.category(id) ?? sheet.totals()
      const cells = columns.slice(first, last + 1)
      return cells.map(column => quoted(sentCell(column, Reflect.get(holder, column)))).join('\t')
    })
    .join('\n')
}

const isEditing = ({ target }: ClipboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Copies the selected cells. */
export const onCopy = (event: ClipboardEvent, desk: Desk): void => {
  if (isEditing(event)) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', blockOf(desk))
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
