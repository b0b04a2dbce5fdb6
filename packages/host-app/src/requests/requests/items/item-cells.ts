import type { ClipboardEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { columnOf } from './request-items.ts'

/** A cell of the table of items. */
interface Cell {
  /** The item's place, from 0. */
  readonly row: number
  readonly field: string
}

// Fields have the names that they are sent under.
const cellOf = ({ target }: { readonly target: EventTarget }): Cell | undefined => {
  const name =
    target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined
  const [, row, field] = /^items\.(\d+)\.(\w+)$/.exec(name ?? '') ?? []
  return field === undefined ? undefined : { row: Number(row), field }
}

/** Moves the focus to a cell and selects what is in it; whether there is such a cell. */
export const focusCell = (table: Element, { row, field }: Cell): boolean => {
  const input = table.querySelector<HTMLInputElement>(`[data-field="items.${row}.${field}"] input:not([type=hidden])`)
  input?.focus()
  input?.select()
  return input !== null
}

const isPlainText = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.role !== 'spinbutton' && target.role !== 'combobox'

const stepOf = (event: KeyboardEvent): number => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return 0
  if (event.key === 'Enter') return event.shiftKey ? -1 : 1
  // In figures they step, and among lines they choose.
  if (!isPlainText(event) || event.shiftKey) return 0
  return { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
}

/**
 * Enter leads to the same cell of the next item, or of a new one after the last; so do arrows in texts, up and down.
 */
export const onItemKey = (event: KeyboardEvent, addItem: () => void): void => {
  const cell = cellOf(event)
  const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  const step = cell && !isOpen ? stepOf(event) : 0
  if (!cell || step === 0) return
  // The form would be sent.
  event.preventDefault()
  event.stopPropagation()
  const { currentTarget } = event
  const next = { ...cell, row: cell.row + step }
  if (focusCell(currentTarget, next) || event.key !== 'Enter' || step < 0) return
  flushSync(addItem)
  focusCell(currentTarget, next)
}

/** Passes a block of a spreadsheet to the cell that the cursor is in; a single text goes into its field as usual. */
export const onItemPaste = (
  event: ClipboardEvent,
  paste: (text: string, at: { readonly row: number; readonly column: number }) => void,
): void => {
  const cell = cellOf(event)
  const column = cell && columnOf(cell.field)
  const text = event.clipboardData.getData('text/plain')
  if (!cell || column === undefined || !/[\t\n]/.test(text)) return
  event.preventDefault()
  paste(text, { row: cell.row, column })
}
