import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { differenceOf, type PlanEntry, plannedIn, spentIn } from '@portal/contract/money/budgets/plan-edits'
import { cellOf, type GridCursor, gridKeyTarget } from '@portal/ui/cells'
import { plainNumber } from '@portal/ui/number'
import type { KeyboardEvent } from 'react'
import { BEFORE_MONTHS, pastedEntries } from './typed-amounts.ts'
import type { GridPlan } from './use-plan.ts'

/** State that keys and the clipboard act on. */
export interface PlanContext {
  readonly forecast: Forecast
  readonly plan: GridPlan
  readonly cursor: GridCursor
  readonly direction: 'ltr' | 'rtl'
}

/** The selected cells that can be edited. */
const selected = ({ forecast, plan, cursor }: PlanContext): Omit<PlanEntry, 'amount'>[] => {
  const { top, bottom, first, last } = cursor.block()
  if (!forecast.can.edit) return []
  return forecast.rows.slice(top, bottom + 1).flatMap(({ item }) =>
    forecast.months
      .slice(Math.max(0, first - BEFORE_MONTHS), Math.max(0, last - BEFORE_MONTHS + 1))
      .filter(({ month }) => plan.openMonths.has(month))
      .map(({ month }) => ({ item_id: item.id, month })),
  )
}

const isOpenHere = ({ forecast, plan, cursor }: PlanContext) => {
  const { row, column } = cursor.at()
  const month = forecast.months[column - BEFORE_MONTHS]?.month
  return forecast.can.edit && row < forecast.rows.length && month !== undefined && plan.openMonths.has(month)
}

/** The amount in a cell of any column. */
const amountAt = ({ forecast, plan }: PlanContext, at: number, column: number): string => {
  const row = forecast.rows[at]
  const month = forecast.months[column - BEFORE_MONTHS]
  if (!row) return ''
  if (column === 0) return `${row.item.code} ${row.item.name}`
  if (column === 1) return plainNumber(row.total_minor, 2)
  if (column === 2) return plainNumber(differenceOf(row, forecast, plan.edits), 2)
  if (!month) return ''
  const isSpent = month.locked && !plan.openMonths.has(month.month)
  return plainNumber(isSpent ? spentIn(row, month.month) : plannedIn(row, month.month, plan.edits), 2)
}

/** The selected cells in the clipboard format of spreadsheets. */
export const copied = (context: PlanContext): string => {
  const { top, bottom, first, last } = context.cursor.block()
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return range(top, bottom)
    .map(row =>
      range(first, last)
        .map(column => amountAt(context, row, column))
        .join('\t'),
    )
    .join('\n')
}

/** Pastes a spreadsheet block at the current cell. Returns the cells that couldn't be parsed. */
export const paste = ({ forecast, plan, cursor }: PlanContext, text: string): readonly string[] => {
  const { top, bottom, first, last } = cursor.block()
  const at = { top, first: first - BEFORE_MONTHS, rows: bottom - top + 1, months: last - first + 1 }
  if (!forecast.can.edit) return []
  const pasted = pastedEntries(forecast, plan.openMonths, text, at)
  if ('unread' in pasted) return pasted.unread
  plan.write(pasted.entries)
  return []
}

const fillDown = (context: PlanContext) => {
  const { forecast, plan, cursor } = context
  const row = forecast.rows[cursor.block().top]
  if (!row) return
  plan.write(selected(context).map(cell => ({ ...cell, amount: plannedIn(row, cell.month, plan.edits) })))
}

const clear = (context: PlanContext) => context.plan.write(selected(context).map(cell => ({ ...cell, amount: 0 })))

/** Opens the editor of the current cell, if it is editable. */
export const editHere = (context: PlanContext, editMode: 'typed' | 'selected'): void => {
  if (isOpenHere(context)) context.cursor.edit(editMode)
}

type Command = (context: PlanContext, event: KeyboardEvent) => void

const withCtrl: Readonly<Record<string, Command>> = {
  z: ({ plan }, { shiftKey }) => (shiftKey ? plan.redo() : plan.undo()),
  y: ({ plan }) => plan.redo(),
  d: fillDown,
  a: ({ cursor }) => cursor.selectAll(),
}

const plain: Readonly<Record<string, Command>> = {
  Enter: (context, { target }) =>
    isOpenHere(context) ? editHere(context, 'selected') : cellOf(target)?.querySelector('a')?.click(),
  F2: context => editHere(context, 'selected'),
  Delete: clear,
  Backspace: clear,
  Escape: ({ cursor }) => cursor.moveTo(cursor.at()),
}

/**
 * Keyboard handling of the grid. Arrows move, Shift selects, and Ctrl jumps to the end. Typing, Enter, and F2 edit.
 * Returns false for unhandled keys.
 */
export const onPlanKey = (event: KeyboardEvent, context: PlanContext): boolean => {
  if (event.altKey || event.defaultPrevented) return false
  const { forecast, cursor, direction } = context
  const last = { row: forecast.rows.length, column: forecast.months.length + BEFORE_MONTHS - 1 }
  const target = gridKeyTarget(event, { at: cursor.at(), last, page: 10, direction })
  const hasCtrl = event.ctrlKey || event.metaKey
  const act = hasCtrl ? withCtrl[event.key.toLowerCase()] : plain[event.key]
  if (target) cursor.moveTo(target, event.shiftKey)
  else if (act) act(context, event)
  else if (event.key.length === 1 && !hasCtrl) {
    // The default isn't prevented, so the browser types the character into the editor that just opened.
    editHere(context, 'typed')
    return true
  } else return false
  event.preventDefault()
  return true
}
