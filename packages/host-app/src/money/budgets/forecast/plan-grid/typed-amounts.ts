import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import type { PlanEntry } from '@portal/contract/money/budgets/plan-edits'
import { parseBlock } from '@portal/ui/cells'
import { findStyle, markIn, parseNumber, type WrittenAs } from '@portal/ui/number'

/** Number of columns before the months: line, total, and unplanned amount. */
export const BEFORE_MONTHS = 3

/**
 * Parses a typed or pasted amount into minor units. Empty text is 0. Undefined if it isn't an amount or is negative.
 */
export const readAmount = (text: string, written: WrittenAs): number | undefined => {
  const reading = parseNumber(text, 2, written)
  if ('problem' in reading) return undefined
  const amount = reading.units ?? 0
  return amount < 0 ? undefined : amount
}

/** Whether the text is an amount in a currency other than the project's. */
export const isForeign = (text: string, currency: Currency): boolean => {
  const reading = parseNumber(text, 2, { currency: isoCurrency(currency) })
  return 'problem' in reading && reading.problem === 'currency'
}

type Pasted = { readonly entries: readonly PlanEntry[] } | { readonly unread: readonly string[] }

interface Target {
  readonly top: number
  readonly first: number
  /** Size of the selection. A single pasted value fills all of it. */
  readonly rows: number
  readonly months: number
}

/**
 * Maps a pasted block onto the grid from a given line and month (`first` is a month index). Skips locked months and
 * cells beyond the grid. One unreadable amount rejects the whole block.
 */
export const pastedEntries = (forecast: Forecast, open: ReadonlySet<string>, text: string, at: Target): Pasted => {
  const given = parseBlock(text)
  const single = given.length === 1 && given[0]?.length === 1 ? (given[0][0] ?? '') : undefined
  const block =
    single === undefined
      ? given
      : Array.from({ length: at.rows }, () => Array.from({ length: at.months }, () => single))
  const shown = block.flatMap((cells, nth) => cells.map(cell => ({ line: nth + 1, text: cell, shows: markIn(cell) })))
  const { style } = findStyle(shown)
  const cells = block.flatMap((row, down) =>
    row.flatMap((cell, along) => {
      const line = forecast.rows[at.top + down]
      const month = forecast.months[at.first + along]?.month
      return line && month && open.has(month) ? [{ item_id: line.item.id, month, text: cell.trim() }] : []
    }),
  )
  const read = cells.map(cell => ({
    ...cell,
    amount: readAmount(cell.text, { mark: style, currency: isoCurrency(forecast.project.currency) }),
  }))
  const unread = read.filter(({ amount }) => amount === undefined).map(cell => cell.text)
  if (unread.length > 0) return { unread }
  return { entries: read.map(({ item_id, month, amount = 0 }) => ({ item_id, month, amount })) }
}
