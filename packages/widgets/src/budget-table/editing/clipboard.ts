import { toSpreadsheet } from '@portal/contract/core/fields/text-rules'
import { plainNumber } from '@portal/ui/number'
import type { ClipboardEvent } from 'react'
import { type ColumnId, columns, DECIMALS, isMoney } from '../model/columns.ts'
import type { Controller } from './controller.ts'

/** Quotes a text with tabs, line breaks, or quotes, as spreadsheets do. */
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Writes negative numbers with a hyphen, which spreadsheets read as a minus sign. Escapes text, so that no spreadsheet
 * runs it as a formula.
 */
const exportCell = (column: ColumnId, value: unknown) => {
  if (typeof value === 'string') return toSpreadsheet(value)
  if (typeof value !== 'number') return ''
  return plainNumber(isMoney(column) ? value : Math.round(value * 100), DECIMALS)
}

/**
 * The selection as tab-separated text for spreadsheets. Numbers have no thousands separators, and amounts are in the
 * project's currency.
 */
export const copyCells = ({ store, cursor }: Controller): string => {
  const { top, bottom, first, last } = cursor.block()
  const ids = [...store.rows(), 'totals'].slice(top, bottom + 1)
  return ids
    .map(id => {
      const holder = store.line(id) ?? store.category(id) ?? store.totals()
      const cells = columns.slice(first, last + 1)
      return cells.map(column => quoted(exportCell(column, Reflect.get(holder, column)))).join('\t')
    })
    .join('\n')
}

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
