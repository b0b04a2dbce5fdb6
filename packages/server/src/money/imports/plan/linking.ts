import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import type { postingFields } from '@portal/contract/money/expenses/expenses'
import type { applyImport } from '@portal/contract/money/expenses/imports'
import type * as z from 'zod/mini'
import { commitmentOf, type DrawnLine } from '../../commitments/drawn-lines.ts'
import { drawProblem } from '../../expenses/rules.ts'

type Fields = z.infer<typeof postingFields>

/** What a person says of rows that are invoices of requests. */
export type RequestLinks = NonNullable<InputOf<typeof applyImport>['request_links']>

/** The line of a request that an expense can be an invoice of, and the most that may be invoiced of it. */
interface Invoiceable {
  readonly line: DrawnLine
  readonly most_minor: number
}

/** The lines of requests that the rows of a file can be invoices of, by their ID. */
export type InvoiceableLines = ReadonlyMap<string, Invoiceable>

/** Which line a row was linked to: by its own choice, else by that for all rows of its budget line. Default none. */
const linkOf = (links: RequestLinks, row: number, itemId: string, lines: InvoiceableLines): string | null => {
  const own = links.find(({ rows }) => rows?.includes(row))
  if (own) return own.request_item_id
  // Its budget line is unknown now. Rows of that line must not be imported without their request.
  const gone = links.find(({ rows, request_item_id: id }) => rows === undefined && id !== null && !lines.has(id))
  if (gone) return gone.request_item_id
  const forAll = links.find(
    ({ rows, request_item_id: id }) => rows === undefined && id !== null && lines.get(id)?.line.item_id === itemId,
  )
  return forAll?.request_item_id ?? null
}

/** A row that was linked, with what it takes of what its budget line has committed; or why it can't be. */
type Linked =
  | { readonly code: FieldCode; readonly isAmount: boolean }
  | { readonly fields: Fields; readonly committed: number }

/** Links rows to lines of requests, and counts down row by row what those commit. Nothing is linked by itself. */
export const linker = (links: RequestLinks, lines: InvoiceableLines, period: Period) => {
  const added = new Map<string, number>()
  return {
    link: (row: number, itemId: string, fields: Fields): Linked => {
      const id = linkOf(links, row, itemId, lines)
      if (id === null) return { fields, committed: 0 }
      const found = lines.get(id)
      if (found?.line.item_id !== itemId) return { code: 'request_closed', isAmount: false }
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
          // An invoice says what its request says, where the file says nothing else.
          reference: reference || line.reference,
          reason: reason || (isOutside(period, date) ? line.reference : undefined),
        },
      }
    },
    /** Counts a row that comes in. */
    count: ({ request_item_id: id, amount_minor }: Fields) => {
      if (id) added.set(id, (added.get(id) ?? 0) + amount_minor)
    },
  }
}
