import { type QuotedRate, quotedRateOf } from '@portal/contract/core/fields/money'
import { mostInvoiced, openOf } from '@portal/contract/requests/drawdown'
import type { RequestKind } from '@portal/contract/requests/request-records'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** A request line with its invoiced and committed amounts. Money is in minor units of the request's currency. */
export interface DrawnLine {
  readonly id: string
  readonly request_id: string
  readonly requester_id: string
  readonly kind: RequestKind
  readonly reference: string
  /** Rate of the request. Null before the requester has signed. */
  readonly rate: QuotedRate | null
  readonly position: number
  readonly name: string
  /** The budget line and its project. Null for core requests, which commit nothing. */
  readonly item_id: string | null
  readonly project_id: string | null
  readonly approved_minor: number
  readonly due_minor: number
  readonly invoiced_minor: number
  readonly committed_minor: number
  /** True if missing deliveries were written off, so that only what was delivered is paid. */
  readonly is_short: boolean
  /** The request is bought or filled, and more invoices are expected. */
  readonly takes_invoices: boolean
  /** The requester has signed, and the request is neither ended nor completed. */
  readonly holds_money: boolean
}

type Figures = 'approved_minor' | 'due_minor' | 'invoiced_minor' | 'committed_minor'

/** As PostgreSQL returns it, with bigint and numeric values as strings. */
type Row = Omit<DrawnLine, Figures | 'rate'> &
  Record<Figures, string> & { readonly usd_rate: string | null; readonly per_usd: string | null }

const numberOf = (text: string | null) => (text === null ? null : Number(text))

/** Request lines that match a condition on `line` and `request`, in their order. */
export const drawnLines = async (db: Orm, where: SQL): Promise<DrawnLine[]> => {
  const { rows } = await db.execute<Row>(sql`
    SELECT line.id, line.request_id, request.requester_id, request.kind, request.reference, request.usd_rate,
      request.per_usd, line.position, line.name, line.budget_item_id AS item_id, budget_item.project_id,
      line.total_price_minor AS approved_minor,
      coalesce(line.due_minor, line.total_price_minor) AS due_minor,
      coalesce((SELECT sum(amount_minor) FROM expenses WHERE request_item_id = line.id), 0) AS invoiced_minor,
      coalesce((SELECT amount_minor FROM commitments WHERE request_item_id = line.id), 0) AS committed_minor,
      EXISTS (SELECT FROM request_events WHERE request_id = request.id AND kind = 'short_close') AS is_short,
      request.completed_at IS NULL AND request.state IN ('bought', 'delivered') AS takes_invoices,
      request.completed_at IS NULL AND request.state NOT IN ('canceled', 'rejected') AND request.usd_rate IS NOT NULL
        AS holds_money
    FROM request_items line
    JOIN requests request ON request.id = line.request_id
    LEFT JOIN budget_items budget_item ON budget_item.id = line.budget_item_id
    WHERE ${where} ORDER BY request.reference, line.position`)
  return rows.map(({ usd_rate, per_usd, ...row }) => ({
    ...row,
    rate: quotedRateOf({ usd_rate: numberOf(usd_rate), per_usd: numberOf(per_usd) }),
    approved_minor: Number(row.approved_minor),
    due_minor: Number(row.due_minor),
    invoiced_minor: Number(row.invoiced_minor),
    committed_minor: Number(row.committed_minor),
  }))
}

/**
 * Locks the requests of these lines in the order of their IDs, and returns the IDs. Lock order: requests before budget
 * lines. Changing an invoice of a line locks its request too.
 */
export const lockRequestsOf = async (db: Orm, lineIds: readonly string[]): Promise<readonly string[]> => {
  if (lineIds.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM requests WHERE id IN (SELECT request_id FROM request_items WHERE id IN ${[...lineIds]})
    ORDER BY id FOR UPDATE`)
  return rows.map(({ id }) => id)
}

/** The amount that a line must commit after this much is invoiced. */
export const commitmentOf = (line: DrawnLine, invoiced_minor = line.invoiced_minor): number =>
  line.holds_money && line.item_id !== null ? openOf({ due_minor: line.due_minor, invoiced_minor }) : 0

/** The approved amount, or after a short close the amount due for what was delivered. */
export const approvedOf = ({ approved_minor, due_minor, is_short }: DrawnLine): number =>
  is_short ? due_minor : approved_minor

type ToleranceSettings = Pick<Settings, 'INVOICE_TOLERANCE_PERCENT' | 'INVOICE_TOLERANCE_USD'>

/** Maximum that may be invoiced of a line, including the operator's tolerance. */
export const mostOf = (line: DrawnLine, settings: ToleranceSettings): number =>
  mostInvoiced(approvedOf(line), line.rate, {
    percent: settings.INVOICE_TOLERANCE_PERCENT,
    usd_minor: settings.INVOICE_TOLERANCE_USD * 100,
  })

/** Invoiced, committed, and maximum amounts of a request's lines, indexed by line ID. */
export const drawnFiguresOf = async (db: Orm, requestId: string, settings: ToleranceSettings) => {
  const lines = await drawnLines(db, sql`request.id = ${requestId}`)
  return new Map(
    lines.map(line => {
      const { id, invoiced_minor, committed_minor: open_minor } = line
      return [id, { invoiced_minor, open_minor, most_minor: mostOf(line, settings) }] as const
    }),
  )
}
