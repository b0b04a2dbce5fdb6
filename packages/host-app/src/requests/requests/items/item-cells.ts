import type { ClipboardEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { columnOf } from './request-items.ts'

/** A position in the item table. */
interface Cell {
  /** Zero-based index of the item. */
  readonly row: number
  readonly field: string
}

// Input names match the fields of the request body.
const cellOf = ({ target }: { readonly target: EventTarget }): Cell | undefined => {
  const name =
    target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined
  const [, row, field] = /^items\.(\d+)\.(\w+)$/.exec(name ?? '') ?? []
  return field === undefined ? undefined : { row: Number(row), field }
}

/** Focuses a cell and selects its content. Returns whether the cell exists. */
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
  // Arrow keys change the value in number fields and the option in combo boxes.
  if (!isPlainText(event) || event.shiftKey) return 0
  return { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
}

/**
 * Enter moves to the same cell of the next item and adds an item after the last. Up and down arrows do the same in text
 * fields.
 */
export const onItemKey = (event: KeyboardEvent, addItem: () => void): void => {
  const cell = cellOf(event)
  const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  const step = cell && !isOpen ? stepOf(event) : 0
  if (!cell || step === 0) return
  // Prevents Enter from submitting the form.
  event.preventDefault()
  event.stopPropagation()
  const { currentTarget } = event
  const next = { ...cell, row: cell.row + step }
  if (focusCell(currentTarget, next) || event.key !== 'Enter' || step < 0) return
  flushSync(addItem)
  focusCell(currentTarget, next)
}

/** Pastes a spreadsheet block at the focused cell. A single value goes into its field as usual. */
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
