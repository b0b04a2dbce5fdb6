import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, page } from '../../core/api/lists.ts'
import { id } from '../../core/fields/fields.ts'
import { requestKinds } from '../../requests/request-records.ts'
import { lineFilter, lineReference } from '../budgets/line-references.ts'

/** Committed, in the project's currency, until the line is invoiced, cancelled, or completed. */
export const commitment = z.object({
  id: id(),
  document: z.enum(requestKinds),
  document_id: id(),
  reference: z.string(),
  name: z.string(),
  ...lineReference,
})

export type Commitment = z.infer<typeof commitment>

/** Lists open commitments. `sum_minor` covers all matches, not only the page. Only documents write commitments. */
export const listCommitments = endpoint({
  method: 'GET',
  path: '/commitments',
  summary: 'Open commitments of a project',
  needs: ['budget', 'view'],
  input: z.extend(listQuery(['-created_at', 'created_at', '-amount_minor', 'amount_minor']), lineFilter),
  output: z.extend(page(commitment), { sum_minor: z.int() }),
  errors: ['not_found'],
})
