import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, page } from '../../core/api/lists.ts'
import { id } from '../../core/fields/fields.ts'
import { requestKinds } from '../../requests/request-records.ts'
import { lineFilter, lineReference } from '../budgets/line-references.ts'

/**
 * Money that a line of a document commits on a budget line until it is invoiced, cancelled or completed (decision 56),
 * in the project's currency.
 * `reference` is what people call the document, at most `limits.code_length` characters.
 */
export const commitment = z.object({
  id: id(),
  document: z.enum(requestKinds),
  document_id: id(),
  reference: z.string(),
  /** What the line of the document is for. */
  name: z.string(),
  ...lineReference,
})

/** Money that a document commits on a budget line. */
export type Commitment = z.infer<typeof commitment>

/** GET /commitments: open ones of one project; `sum_minor` is of all that match. Documents write them, no call does. */
export const listCommitments = endpoint({
  method: 'GET',
  path: '/commitments',
  summary: 'Open commitments of a project',
  needs: ['budget', 'view'],
  input: z.extend(listQuery(['-created_at', 'created_at', '-amount_minor', 'amount_minor']), lineFilter),
  output: z.extend(page(commitment), { sum_minor: z.int() }),
  errors: ['not_found'],
})
