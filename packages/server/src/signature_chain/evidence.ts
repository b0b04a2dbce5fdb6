import { chainEvidence } from '@portal/contract/signature_chain'
import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../platform/database/index.ts'
import { requestRevisions } from '../requests/schema.ts'
import { hashOfRevision } from '../signatures/chain.ts'
import { signatureSeals } from '../signatures/schema.ts'
import { presentRequest, presentRequestsSql } from './present-requests.ts'

// To the last digit that is stored: a change of a microsecond is a change.
const moment = (column: string) =>
  sql.raw(`regexp_replace(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '000Z$', 'Z')`)

const found = z.object({
  evidence: chainEvidence,
  requests: z.array(presentRequest),
  people: z.array(z.object({ id: z.string(), full_name_en: z.string(), full_name_ar: z.string() })),
})

/**
 * All links, revisions and seals, the requests and the names of those who signed, as they stood at one moment; or those
 * of one request.
 */
export const readEvidence = async (db: Orm, requestId?: string): Promise<z.infer<typeof found>> => {
  const ofRequest = (column: string) => (requestId === undefined ? sql`true` : sql`${sql.raw(column)} = ${requestId}`)
  const ofLinks =
    requestId === undefined ? sql`true` : sql`hash IN (SELECT hash FROM signatures WHERE request_id = ${requestId})`
  // One statement, so that a signature that is given meanwhile is in all of it or in none.
  const { rows } = await db.execute(sql`
    SELECT json_build_object(
      'links', (SELECT coalesce(json_agg(link ORDER BY sequence), '[]') FROM (
        SELECT id, sequence, request_id, revision, role, decision, by_user, for_user, reason, appearance, content_hash,
          usd_rate, total_usd_minor, ${moment('at')} AS at, previous_hash, hash FROM signatures WHERE ${ofRequest('request_id')}) link),
      'revisions', (SELECT coalesce(json_agg(revision ORDER BY at, request_id, number), '[]') FROM (
        SELECT request_id, number, content, content_hash, by_user, ${moment('at')} AS at, paper_code
        FROM ${requestRevisions} WHERE ${ofRequest('request_id')}) revision),
      'seals', (SELECT coalesce(json_agg(made ORDER BY hash), '[]') FROM (
        SELECT hash, key, seal FROM signature_seals
        WHERE ${ofLinks}) made),
      'heads', (SELECT coalesce(json_agg(head), '[]') FROM (SELECT sequence, hash FROM signature_head) head)
    ) AS evidence,
    ${presentRequestsSql(ofRequest('id'))} AS requests,
    (SELECT coalesce(json_agg(person ORDER BY id), '[]') FROM (
      SELECT id, first_name_en || ' ' || last_name_en AS full_name_en, first_name_ar || ' ' || last_name_ar AS full_name_ar
      FROM users WHERE id IN (
        SELECT unnest(ARRAY[by_user, for_user]) FROM signatures WHERE ${ofRequest('request_id')})) person
    ) AS people`)
  const read = found.parse(rows[0])
  if (requestId === undefined) return read
  const hashes = read.evidence.revisions.map(hashOfRevision)
  const seals = await db.select().from(signatureSeals).where(inArray(signatureSeals.hash, hashes))
  return { ...read, evidence: { ...read.evidence, seals: [...read.evidence.seals, ...seals] } }
}
