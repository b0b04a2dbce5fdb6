import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { budgetItems, type ItemRow } from '../budget-ledger/schema.ts'
import { addMoney, withinSurplus } from '../budget-ledger/store.ts'
import { type DrawnLine, drawnLines, mostOf } from '../commitments/drawn-lines.ts'
import { afterDraw, type Draw, drawn, storeDraws } from './draws.ts'
import { amountProblem, drawProblem } from './rules.ts'

/** An expense that changes its amount, but not its line or request. */
interface ChangedAmount {
  readonly item_id: string
  /** The request line that it is an invoice of. */
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

const linesOf = async (db: Orm, rows: readonly ChangedAmount[]): Promise<readonly ItemRow[]> =>
  db
    .select()
    .from(budgetItems)
    .where(inArray(budgetItems.id, [...new Set(rows.map(({ item_id }) => item_id))]))

const drawnLinesOf = async (db: Orm, rows: readonly ChangedAmount[]): Promise<readonly DrawnLine[]> => {
  const ids = [...new Set(rows.flatMap(({ request_item_id }) => request_item_id ?? []))]
  return ids.length === 0 ? [] : drawnLines(db, sql`line.id IN ${ids}`)
}

/**
 * Returns the expenses whose budget line and request have room for the new amount, by the rules of a single edit.
 * Decreases come first and make room for increases.
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
  const growth = ({ before_minor, after_minor }: Row) => after_minor - before_minor
  const fits = (row: Row): boolean => {
    const { item_id, request_item_id, usd_rate, before_minor: own_minor, after_minor: amount_minor } = row
    const line = lineNow.get(item_id)
    if (!line) return false
    const invoiced = request_item_id === null ? undefined : requestLineNow.get(request_item_id)
    const draws = invoiced ? [{ line: invoiced, own_minor, amount_minor }] : []
    const after = drawn(line, draws)
    const problems = [
      ...draws.map(draw => drawProblem(draw, { isNew: false, most_minor: mostOf(draw.line, settings) })),
      amountProblem({ amount_minor, own_minor, usd_rate, line: after }),
    ]
    if (problems.some(problem => problem !== undefined)) return false
    lineNow.set(line.id, { ...after, spent_minor: line.spent_minor + growth(row) })
    for (const draw of draws) requestLineNow.set(draw.line.id, afterDraw(draw))
    return true
  }
  const falling = rows.toSorted((one, other) => growth(one) - growth(other))
  // A refund that decreases also makes room for its expense, so rejected rows are retried until nothing changes.
  let tried = -1
  while (fitting.size > tried) {
    tried = fitting.size
    for (const row of falling) if (!fitting.has(row) && fits(row)) fitting.add(row)
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
