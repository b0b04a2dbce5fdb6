import { signaturesInForce } from '@portal/contract/requests/new-totals'
import type { Orm } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { signaturesOf } from '../../signatures/chain.ts'
import type { RequestRow } from '../schema.ts'
import { revisionsOf } from '../store.ts'
import type { FoundNewTotal } from './store.ts'

interface Raised {
  readonly request_id: string
  /** The revision that gets a new total. */
  readonly of_revision: number
  readonly asked_by: string
}

/**
 * People who can't sign a new total: the person who requested it, and signers of the request in other roles. Principals
 * of such signers can't either.
 */
export const barredFrom = async (db: Orm, { request_id, of_revision, asked_by }: Raised): Promise<string[]> => {
  const revisions = (await revisionsOf(db, request_id)).map(({ revision }) => revision)
  const given = (await signaturesOf(db, request_id)).map(({ signature }) => signature)
  const signers = signaturesInForce(given, revisions, of_revision)
    .filter(({ role }) => role !== 'budget_holder')
    .flatMap(({ by_user, for_user }) => (for_user ? [by_user, for_user] : [by_user]))
  return [...signers, asked_by]
}

/**
 * Throws if an invoice differs from its sealed revision. Limit, line, and people come from an unsealed row. A database
 * administrator could otherwise change who may sign.
 */
export const refuseUnsealed = async (
  db: Orm,
  { id: request_id, revision }: Pick<RequestRow, 'id' | 'revision'>,
  { row, content, line, asked_by }: FoundNewTotal,
): Promise<void> => {
  const { new_total: reason, total_minor } = content
  const isSealed =
    reason !== undefined &&
    reason.of_revision === revision &&
    reason.position === line.position &&
    reason.amount_minor === row.amount_minor &&
    total_minor === row.total_minor
  const barred = await barredFrom(db, { request_id, of_revision: revision, asked_by })
  if (!isSealed || barred.some(one => !row.barred.includes(one))) throw refuse('request_altered')
}
