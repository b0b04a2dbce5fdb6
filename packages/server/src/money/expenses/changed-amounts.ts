import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type BudgetItemRow, budgetItems } from '../budget-ledger/schema.ts'
import { addMoney, withinSurplus } from '../budget-ledger/store.ts'
import { type DrawnLine, drawnLines, mostOf } from '../commitments/drawn-lines.ts'
import { afterDraw, type Draw, drawn, storeDraws } from './draws.ts'
import { fitsInDollars } from './rates/rules.ts'
import { amountProblem, drawProblem } from './rules.ts'

/** An expense that changes its amount, but not its line or request. */
interface ChangedAmount {
  readonly item_id: string
  /** The request line that it invoices. */
  readonly request_item_id: string | null
  readonly usd_rate: number | null
  readonly before_minor: number
  readonly after_minor: number
}

/** Expenses with new amounts, and the resulting changes to budget lines and request lines. */
interface Changes<Row> {
  readonly rows: readonly Row[]
  readonly lines: readonly { readonly id: string; readonly spent_minor: number; readonly committed_minor: number }[]
  readonly draws: readonly Draw[]
}

/** For changes that leave amounts as they are. */
export const noChanges = <Row>(rows: readonly Row[]): Changes<Row> => ({ rows, lines: [], draws: [] })

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map(row => [row.id, row]))

const linesOf = async (db: Orm, rows: readonly ChangedAmount[]): Promise<readonly BudgetItemRow[]> =>
  db
    .select()
    .from(budgetItems)
    .where(inArray(budgetItems.id, [...new Set(rows.map(({ item_id }) => item_id))]))

const drawnLinesOf = async (db: Orm, rows: readonly ChangedAmount[]): Promise<readonly DrawnLine[]> => {
  const ids = [...new Set(rows.flatMap(({ request_item_id }) => request_item_id ?? []))]
  return ids.length === 0 ? [] : drawnLines(db, sql`line.id IN ${ids}`)
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** Old and new amount of several expenses together. */
const amountsOf = (rows: readonly ChangedAmount[]) => ({
  own_minor: sumOf(rows, ({ before_minor }) => before_minor),
  amount_minor: sumOf(rows, ({ after_minor }) => after_minor),
})

const growth = ({ before_minor, after_minor }: ChangedAmount) => after_minor - before_minor

/** How many expenses are tried with a refund. A preview of thousands must stay quick. */
const TRIED_PAIRS = 20

const closestTo = <Row extends ChangedAmount>(wanted: number, rows: readonly Row[], most: number): readonly Row[] => {
  const distance = (row: Row) => Math.abs(wanted - growth(row))
  return rows.toSorted((one, other) => distance(one) - distance(other)).slice(0, most)
}

/**
 * Returns the expenses whose budget line and request have room for the new amount, by the rules of a single edit.
 * Decreases come first and make room for increases. An expense and its refund may fit only together. So each rejected
 * refund is tried together with the expenses that balance it best. Finally, the rest of each line is tried together.
 */
export const changesWithinLimits = async <Row extends ChangedAmount>(
  db: Orm,
  settings: Settings,
  rows: readonly Row[],
): Promise<Changes<Row>> => {
  if (rows.length === 0) return noChanges(rows)
  const [lines, requestLines] = [await linesOf(db, rows), await drawnLinesOf(db, rows)]
  const [lineNow, requestLineNow] = [byId(lines), byId(requestLines)]
  const fitting = new Set<Row>()
  /** Takes expenses of one line if all of them fit together. */
  const take = (item_id: string, ...together: readonly Row[]): boolean => {
    const line = lineNow.get(item_id)
    if (!line) return false
    const draws = [...Map.groupBy(together, ({ request_item_id }) => request_item_id)].flatMap(([id, own]) => {
      const invoiced = id === null ? undefined : requestLineNow.get(id)
      return invoiced ? [{ line: invoiced, ...amountsOf(own) }] : []
    })
    const after = drawn(line, draws)
    const problems = [
      ...draws.map(draw => drawProblem(draw, { isNew: false, most_minor: mostOf(draw.line, settings) })),
      amountProblem({ ...amountsOf(together), line: after }),
    ]
    if (problems.some(problem => problem !== undefined)) return false
    lineNow.set(line.id, { ...after, spent_minor: line.spent_minor + sumOf(together, growth) })
    for (const draw of draws) requestLineNow.set(draw.line.id, afterDraw(draw))
    for (const row of together) fitting.add(row)
    return true
  }
  const falling = rows
    .filter(({ after_minor, usd_rate }) => fitsInDollars({ amount_minor: after_minor, usd_rate }))
    .toSorted((one, other) => growth(one) - growth(other))
  const rest = () => falling.filter(row => !fitting.has(row))
  const takeSingles = () => {
    for (const row of rest()) take(row.item_id, row)
  }
  const takePairs = () => {
    for (const refund of rest().filter(row => growth(row) < 0)) {
      const expenses = rest().filter(row => row.item_id === refund.item_id && growth(row) > 0)
      closestTo(-growth(refund), expenses, TRIED_PAIRS).some(expense => take(refund.item_id, refund, expense))
    }
  }
  const takeGroups = () => {
    for (const [item_id, left] of Map.groupBy(rest(), row => row.item_id)) {
      let together = left
      while (together.length > 1 && !take(item_id, ...together)) {
        // The rest balances best without this expense.
        const [spare] = closestTo(sumOf(together, growth), together, 1)
        together = together.filter(row => row !== spare)
      }
    }
  }
  // Accepted expenses can make room for rejected ones, so the steps start over whenever one of them accepted something.
  const steps = [takeSingles, takePairs, takeGroups]
  for (let step = 0; step < steps.length; ) {
    const before = fitting.size
    steps[step]?.()
    step = fitting.size > before ? 0 : step + 1
  }
  return {
    rows: rows.filter(row => fitting.has(row)),
    lines: lines.flatMap(({ id, ...before }) => {
      const now = lineNow.get(id) ?? before
      const spent_minor = now.spent_minor - before.spent_minor
      const committed_minor = now.committed_minor - before.committed_minor
      return spent_minor === 0 && committed_minor === 0 ? [] : [{ id, spent_minor, committed_minor }]
    }),
    draws: requestLines.flatMap(line => {
      const more = (requestLineNow.get(line.id)?.invoiced_minor ?? 0) - line.invoiced_minor
      return more === 0 ? [] : [{ line, own_minor: 0, amount_minor: more }]
    }),
  }
}

/** Updates the budget lines and requests of changed amounts. This transaction must have locked them. */
export const storeChanges = async (db: Orm, { lines, draws }: Changes<unknown>): Promise<void> => {
  for (const { id, spent_minor, committed_minor } of lines)
    await withinSurplus('expenses', 'over_surplus', () => addMoney(db, id, spent_minor, committed_minor))
  await storeDraws(db, draws)
}
