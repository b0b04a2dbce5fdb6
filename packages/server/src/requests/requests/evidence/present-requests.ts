import { isEmploymentPart, type RequestPart, requestParts } from '@portal/contract/requests/request-changes'
import {
  employment,
  type RequestContent,
  requestContent,
  requestStates,
} from '@portal/contract/requests/request-records'
import type { ChainEvidence } from '@portal/contract/requests/signature-chain'
import { signatureRoles } from '@portal/contract/requests/signatures'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fingerprintOf } from '../../signatures/canonical.ts'
import { requestItems, requests } from '../schema.ts'
import { isStateSigned, isTotalSigned } from './signed-state.ts'

const person = z.pipe(
  z.string(),
  z.transform(id => ({ id })),
)

/** A request as its tables hold it now. It names people and other records by ID only. */
const presentRequest = z.object({
  id: z.string(),
  state: z.enum(requestStates),
  next_role: z.nullable(z.enum(signatureRoles)),
  revision: z.int(),
  usd_rate: z.nullable(z.number()),
  per_usd: z.nullable(z.number()),
  total_usd_minor: z.nullable(z.int()),
  content: z.extend(requestContent, {
    project: z.nullable(person),
    requester: person,
    direct_manager: person,
    employment: z.nullable(employment),
  }),
})

export type PresentRequest = z.infer<typeof presentRequest>

/** A stored request. `now` is undefined if a value in it has the wrong type. */
export const storedRequest = z.pipe(
  z.looseObject({ id: z.string() }),
  z.transform(row => ({ id: row.id, now: presentRequest.safeParse(row).data })),
)

export type StoredRequest = z.infer<typeof storedRequest>

/** SQL for the current requests as a JSON list, for use in the statement that reads the other evidence. */
export const presentRequestsSql = (which: SQL) => sql`(
  SELECT coalesce(json_agg(present), '[]') FROM (
    SELECT id, state, next_role, revision, usd_rate, per_usd, total_usd_minor, json_build_object(
      'reference', reference, 'type', type, 'project', project_id, 'description', description, 'location', location,
      'required_date', required_date, 'currency', currency, 'requester', requester_id,
      'direct_manager', direct_manager_id, 'total_minor', total_minor, 'employment', employment,
      'items', (SELECT coalesce(json_agg(
        -- Revisions of earlier versions lack it.
        to_jsonb(item) - CASE WHEN raised_minor IS NULL THEN 'raised_minor' ELSE '' END ORDER BY position), '[]') FROM (
        SELECT position, name, unit, quantity, unit_price_minor, raised_minor, total_price_minor, budget_item_id,
          budget_code, unit_code
        FROM ${requestItems} WHERE request_id = ${requests}.id) item)
    ) AS content FROM ${requests} WHERE ${which}) present)`

/** The current revision of a request, and the links of that revision. */
interface Signed {
  readonly revision: ChainEvidence['revisions'][number]
  readonly links: ChainEvidence['links']
}

// Records that a request refers to can be deleted, which sets the reference to null. The request itself hasn't changed.
const sameId = (now: { readonly id: string } | null, then: { readonly id: string } | null) =>
  now === null || now.id === then?.id

const sameItems = (now: RequestContent['items'], then: RequestContent['items']) =>
  now.length === then.length &&
  now.every((item, at) => {
    const other = then[at]
    const budget_item_id = item.budget_item_id ?? other?.budget_item_id ?? null
    return other !== undefined && fingerprintOf({ ...item, budget_item_id }) === fingerprintOf({ ...other })
  })

/** Parts in which a request now differs from what was signed. */
export const differencesOf = (
  { content: now, usd_rate, per_usd, total_usd_minor, state, next_role }: PresentRequest,
  then: RequestContent,
  { revision, links }: Signed,
): RequestPart[] =>
  requestParts.filter(part => {
    if (part === 'total_usd') {
      const [first] = links.filter(({ role }) => role !== null)
      return (
        first !== undefined &&
        (first.usd_rate !== usd_rate ||
          (first.per_usd ?? null) !== per_usd ||
          first.total_usd_minor !== total_usd_minor)
      )
    }
    if (part === 'state') return !isStateSigned({ state, next_role }, links, revision)
    if (part === 'total_minor') return now.total_minor !== then.total_minor || !isTotalSigned(then, links)
    if (part === 'project') return !sameId(now.project, then.project)
    if (part === 'direct_manager' || part === 'requester') return now[part].id !== then[part].id
    if (part === 'items') return !sameItems(now.items, then.items)
    if (part === 'reference' || !isEmploymentPart(part)) return now[part] !== then[part]
    return now.employment?.[part] !== then.employment?.[part]
  })
