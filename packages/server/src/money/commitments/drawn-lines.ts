import { type QuotedRate, quotedRateOf } from '@portal/contract/core/fields/money'
import { mostInvoiced, openOf } from '@portal/contract/requests/drawdown'
import type { RequestKind } from '@portal/contract/requests/request-records'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** A line of a request, with what is invoiced and what it commits. Money is in minor units of the request's currency. */
export interface DrawnLine {
  readonly id: string
  readonly request_id: string
  readonly kind: RequestKind
  readonly reference: string
  /** The rate of its request; null before the requester has signed. */
  readonly rate: QuotedRate | null
  readonly position: number
  readonly name: string
  /** Its budget line and the project of that; null for a line of a core request, which commits nothing. */
  readonly item_id: string | null
  readonly project_id: string | null
  readonly approved_minor: number
  readonly due_minor: number
  readonly invoiced_minor: number
  readonly committed_minor: number
  /** What didn't come was given up, so that no more is paid for than came (decision 57). */
  readonly is_short: boolean
  /** It is bought or filled, and more invoices are expected. */
  readonly takes_invoices: boolean
  /** The requester has signed, and it is neither ended nor completed. */
  readonly holds_money: boolean
}

type Figures = 'approved_minor' | 'due_minor' | 'invoiced_minor' | 'committed_minor'

/** As the database answers it: large numbers are texts. */
type Row = Omit<DrawnLine, Figures | 'rate'> &
  Record<Figures, string> & { readonly usd_rate: string | null; readonly per_usd: string | null }

const numberOf = (text: string | null) => (text === null ? null : Number(text))

/** Lines of requests by a condition on `line` and `request`, in their order. */
export const drawnLines = async (db: Orm, where: SQL): Promise<DrawnLine[]> => {
  const { rows } = await db.execute<Row>(sql`
    SELECT line.id, line.request_id, request.kind, request.reference, request.usd_rate, request.per_usd, line.position,
      line.name, line.budget_item_id AS item_id, budget_item.project_id, line.total_price_minor AS approved_minor,
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
 * Locks the requests of these lines in the order of their ids. Whoever changes an invoice of a line has locked its
 * request, and locks budget lines after it.
 */
export const lockRequestsOf = async (db: Orm, lineIds: readonly string[]): Promise<void> => {
  if (lineIds.length === 0) return
  await db.execute(sql`
    SELECT id FROM requests WHERE id IN (SELECT request_id FROM request_items WHERE id IN ${[...lineIds]})
    ORDER BY id FOR UPDATE`)
}

/** What a line has to commit, once so much of it is invoiced; as it is now unless said. */
export const commitmentOf = (line: DrawnLine, invoiced_minor = line.invoiced_minor): number =>
  line.holds_money && line.item_id !== null ? openOf({ due_minor: line.due_minor, invoiced_minor }) : 0

/** What was approved of a line, or came of it after a short close. */
export const approvedOf = ({ approved_minor, due_minor, is_short }: DrawnLine): number =>
  is_short ? due_minor : approved_minor

type ToleranceSettings = Pick<Settings, 'INVOICE_TOLERANCE_PERCENT' | 'INVOICE_TOLERANCE_USD'>

/** The most that may be invoiced of a line, with the tolerance that the operator set. */
export const mostOf = (line: DrawnLine, settings: ToleranceSettings): number =>
  mostInvoiced(approvedOf(line), line.rate, {
    percent: settings.INVOICE_TOLERANCE_PERCENT,
    usd_minor: settings.INVOICE_TOLERANCE_USD * 100,
  })

/** Invoiced and committed sums of a request's lines, and the most that may be invoiced, by line ID. */
export const figuresOf = async (db: Orm, requestId: string, settings: ToleranceSettings) => {
  const lines = await drawnLines(db, sql`request.id = ${requestId}`)
  return new Map(
    lines.map(line => {
      const { id, invoiced_minor, committed_minor: open_minor } = line
      return [id, { invoiced_minor, open_minor, most_minor: mostOf(line, settings) }] as const
    }),
  )
}
