import { randomUUID } from 'node:crypto'
import type { RequestKind } from '@portal/contract/requests/request-records'
import { fitCommitments } from '../../../../packages/server/src/money/commitments/commitments.ts'
import { type Orm, transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { refuse } from '../../../../packages/server/src/platform/http/refusal.ts'
import { readEvidence } from '../../../../packages/server/src/requests/requests/evidence/evidence.ts'
import { changeRequest, insertRevision, revisionsOf } from '../../../../packages/server/src/requests/requests/store.ts'
import { fingerprintOf } from '../../../../packages/server/src/requests/signatures/canonical.ts'
import type { Portal } from '../portal.ts'

export interface DocumentKey {
  readonly document: RequestKind
  readonly document_id: string
}

/** An amount of a budget line that a request has approved. */
export interface ApprovedDraft extends DocumentKey {
  readonly item_id: string
  readonly amount_minor: number
  readonly reference: string
}

/** A purchase request that commits an amount of a line. */
export const aRequest = (item_id: string, amount_minor: number, given: Partial<ApprovedDraft> = {}): ApprovedDraft => {
  const document_id = given.document_id ?? randomUUID()
  return { document: 'purchase_requests', reference: `PR-${document_id}`, item_id, amount_minor, ...given, document_id }
}

const store = async (
  db: Orm,
  by: string,
  { document, document_id, item_id, amount_minor, reference }: ApprovedDraft,
) => {
  const employment = document === 'employment_requests' ? `'{}'` : 'NULL'
  await db.execute(`
    INSERT INTO requests (id, kind, reference, type, description, location, required_date, currency, employment,
      direct_manager_id, requester_id, state, content_hash, total_minor, usd_rate, created_at)
    VALUES ('${document_id}', '${document}', '${reference}', 'multi_project', 'Chairs', 'syria', '2026-12-31', 'usd',
      ${employment}, '${by}', '${by}', 'bought', '', 0, 1, now())
    ON CONFLICT (id) DO UPDATE SET reference = excluded.reference`)
  const { rows } = await db.execute(`SELECT FROM budget_items WHERE id = '${item_id}' FOR UPDATE`)
  if (rows.length === 0) throw refuse('not_found')
  const stored = await db.execute<{ id: string }>(`
    UPDATE request_items SET total_price_minor = ${amount_minor}, unit_price_minor = ${amount_minor}
    WHERE request_id = '${document_id}' AND budget_item_id = '${item_id}' RETURNING id`)
  if (stored.rows[0]) return stored.rows[0].id
  const id = randomUUID()
  await db.execute(`
    INSERT INTO request_items (id, request_id, position, name, quantity, unit_price_minor, total_price_minor,
      budget_item_id)
    SELECT '${id}', '${document_id}', count(*), 'Chair', 1, ${amount_minor}, ${amount_minor}, '${item_id}'
    FROM request_items WHERE request_id = '${document_id}'`)
  return id
}

/** Seals the stored request as its next revision, so that it can be paid. Takes the transaction's last lock. */
const seal = async (
  db: Orm,
  { secretKey, now }: Portal['services'],
  id: string,
  state: 'bought' | 'delivered' = 'bought',
) => {
  const [stored] = (await readEvidence(db, id)).requests
  if (!stored) return
  if (!stored.now) throw new Error('a request is not as the portal stores it')
  const { employment, requester, direct_manager, project: _, ...rest } = stored.now.content
  const named = (person: { readonly id: string }) => ({
    ...person,
    full_name_en: 'Nour Saleh',
    full_name_ar: 'نور صالح',
  })
  const content = {
    ...{ ...rest, project: null, requester: named(requester), direct_manager: named(direct_manager) },
    ...(employment && { employment }),
  }
  const content_hash = fingerprintOf(content)
  const number = (await revisionsOf(db, id)).length + 1
  await changeRequest(db, id, { revision: number, content_hash, state })
  const revision = { request_id: id, number, content, content_hash, by_user: requester.id, at: now() }
  await insertRevision(db, secretKey, revision, { state, next_role: null })
}

/** Commits an amount of a line for a request, which is inserted if missing. Returns the ID of the request's item. */
export const hold = async (portal: Portal, draft: ApprovedDraft): Promise<string> => {
  const { id: by } = await portal.person('sysadmin')
  return transaction(portal.database, async db => {
    const id = await store(db, by, draft)
    await fitCommitments(db, draft.document_id)
    await seal(db, portal.services, draft.document_id)
    return id
  })
}

/** Releases everything that a request commits. */
export const letGo = (portal: Pick<Portal, 'database' | 'services'>, { document_id }: DocumentKey): Promise<void> =>
  transaction(portal.database, async db => {
    await db.execute(`SELECT FROM requests WHERE id = '${document_id}' FOR UPDATE`)
    await db.execute(`UPDATE request_items SET total_price_minor = 0 WHERE request_id = '${document_id}'`)
    await fitCommitments(db, document_id)
    await seal(db, portal.services, document_id)
  })

/** Marks a request as delivered. */
export const deliver = (portal: Pick<Portal, 'database' | 'services'>, { document_id }: DocumentKey): Promise<void> =>
  transaction(portal.database, db => seal(db, portal.services, document_id, 'delivered'))
