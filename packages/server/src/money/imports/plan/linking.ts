import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import type { postingFields } from '@portal/contract/money/expenses/expenses'
import type { LinksInput } from '@portal/contract/money/expenses/request-links'
import type * as z from 'zod/mini'
import { commitmentOf, type DrawnLine } from '../../commitments/drawn-lines.ts'
import { drawProblem } from '../../expenses/rules.ts'

type Fields = z.infer<typeof postingFields>

/** A request line that an expense can be an invoice of, and the maximum that may be invoiced. */
interface Invoiceable {
  readonly line: DrawnLine
  /** Whether the importing person made the request. Nobody posts invoices of their own request. */
  readonly isOwn: boolean
  readonly most_minor: number
}

/** Request lines that rows can be invoices of, indexed by ID. */
export type InvoiceableLines = ReadonlyMap<string, Invoiceable>

/** The request line for a row: its own link, or the link for all rows of its budget line. Null if there is none. */
const linkOf = (links: LinksInput, row: number, itemId: string, lines: InvoiceableLines): string | null => {
  const own = links.find(({ rows }) => rows?.includes(row))
  if (own) return own.request_item_id
  // A link's request line is gone, so its budget line is unknown. Rows of that budget line must not be imported without
  // their request.
  const gone = links.find(({ rows, request_item_id: id }) => rows === undefined && id !== null && !lines.has(id))
  if (gone) return gone.request_item_id
  const forAll = links.find(
    ({ rows, request_item_id: id }) => rows === undefined && id !== null && lines.get(id)?.line.item_id === itemId,
  )
  return forAll?.request_item_id ?? null
}

/** A linked row with the change of its budget line's commitment, or the reason why it can't be linked. */
type Linked =
  | { readonly code: FieldCode; readonly isAmount: boolean }
  | { readonly fields: Fields; readonly committed: number }

/** Links rows to request lines, and updates the remaining commitments row by row. Only links what the person chose. */
export const linker = (links: LinksInput, lines: InvoiceableLines, period: Period) => {
  const added = new Map<string, number>()
  return {
    link: (row: number, itemId: string, fields: Fields): Linked => {
      const id = linkOf(links, row, itemId, lines)
      if (id === null) return { fields, committed: 0 }
      const found = lines.get(id)
      if (found?.line.item_id !== itemId) return { code: 'request_closed', isAmount: false }
      if (found.isOwn) return { code: 'own_subject', isAmount: false }
      const { line, most_minor } = found
      const { amount_minor, reference, reason, date } = fields
      const now = { ...line, invoiced_minor: line.invoiced_minor + (added.get(id) ?? 0) }
      const problem = drawProblem({ line: now, own_minor: 0, amount_minor }, { isNew: true, most_minor })
      if (problem) return { code: problem.code, isAmount: problem.path === 'amount_minor' }
      return {
        committed: commitmentOf(now, now.invoiced_minor + amount_minor) - commitmentOf(now),
        fields: {
          ...fields,
          request_item_id: id,
          // Empty fields default to the request's reference.
          reference: reference || line.reference,
          reason: reason || (isOutside(period, date) ? line.reference : undefined),
        },
      }
    },
    /** Counts an accepted row. */
    count: ({ request_item_id: id, amount_minor }: Fields) => {
      if (id) added.set(id, (added.get(id) ?? 0) + amount_minor)
    },
  }
}
