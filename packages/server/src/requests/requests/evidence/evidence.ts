import { chainEvidence } from '@portal/contract/requests/signature-chain'
import { inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../../platform/database/index.ts'
import { hashOfRevision } from '../../signatures/chain.ts'
import { signatureSeals } from '../../signatures/schema.ts'
import { requestRevisions } from '../schema.ts'
import { presentRequestsSql, storedRequest } from './present-requests.ts'

// Full stored precision. A change of one microsecond is a change.
const moment = (column: string) =>
  sql.raw(`regexp_replace(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '000Z$', 'Z')`)

const found = z.object({
  evidence: chainEvidence,
  requests: z.array(storedRequest),
  people: z.array(z.object({ id: z.string(), full_name_en: z.string(), full_name_ar: z.string() })),
})

/** Everything that a check covers, as read from the database. */
export type FoundEvidence = z.infer<typeof found>

/** Which rows to read from each table. */
interface Part {
  readonly links: SQL
  readonly revisions: SQL
  readonly seals: SQL
  readonly requests: SQL
  readonly heads: SQL
}

const [all, none] = [sql`true`, sql`false`]
const sealsOf = (links: SQL) => sql`hash IN (SELECT hash FROM signatures WHERE ${links})`

const whole: Part = { links: all, revisions: all, seals: all, requests: all, heads: all }

const ofRequest = (id: string): Part => {
  const own = sql`request_id = ${id}`
  return { links: own, revisions: own, seals: sealsOf(own), requests: sql`id = ${id}`, heads: all }
}

const between = (first: number, last: number): Part => {
  const links = sql`sequence BETWEEN ${first} AND ${last}`
  const revisions = sql`(request_id, number) IN (SELECT request_id, revision FROM signatures WHERE ${links})`
  return { links, revisions, seals: sealsOf(links), requests: none, heads: none }
}

// Uses a single statement, so that a concurrent signature is in all parts of the result or in none.
const read = async (db: Orm, { links, revisions, seals, requests, heads }: Part): Promise<FoundEvidence> => {
  const { rows } = await db.execute(sql`
    SELECT json_build_object(
      'links', (SELECT coalesce(json_agg(link ORDER BY sequence), '[]') FROM (
        SELECT id, sequence, request_id, revision, role, decision, by_user, for_user, reason, appearance, content_hash,
          usd_rate, total_usd_minor, per_usd, state, next_role, by_name, for_name, ${moment('at')} AS at, previous_hash,
          hash
        FROM signatures WHERE ${links}) link),
      'revisions', (SELECT coalesce(json_agg(revision ORDER BY at, request_id, number), '[]') FROM (
        SELECT request_id, number, content, content_hash, by_user, ${moment('at')} AS at, paper_code, has_steps
        FROM ${requestRevisions} WHERE ${revisions}) revision),
      'seals', (SELECT coalesce(json_agg(made ORDER BY hash), '[]') FROM (
        SELECT hash, key, seal FROM signature_seals WHERE ${seals}) made),
      'heads', (SELECT coalesce(json_agg(head), '[]') FROM (SELECT sequence, hash FROM signature_head WHERE ${heads}) head)
    ) AS evidence,
    ${presentRequestsSql(requests)} AS requests,
    (SELECT coalesce(json_agg(person ORDER BY id), '[]') FROM (
      SELECT id, first_name_en || ' ' || last_name_en AS full_name_en, first_name_ar || ' ' || last_name_ar AS full_name_ar
      FROM users WHERE id IN (SELECT unnest(ARRAY[by_user, for_user]) FROM signatures WHERE ${links})) person
    ) AS people`)
  return found.parse(rows[0])
}

const withSealsOfRevisions = async (db: Orm, given: FoundEvidence): Promise<FoundEvidence> => {
  const { evidence } = given
  const hashes = evidence.revisions.map(hashOfRevision)
  const seals = await db.select().from(signatureSeals).where(inArray(signatureSeals.hash, hashes))
  return { ...given, evidence: { ...evidence, seals: [...evidence.seals, ...seals] } }
}

// Avoids sequential scans, so that a damaged page only affects requests with rows on it.
const byIndexes = (db: Orm) => db.execute(sql`SET LOCAL enable_seqscan = off`)

/** Reads all links, revisions, seals, requests, and signers' names in one snapshot, or those of one request. */
export const readEvidence = async (db: Orm, requestId?: string): Promise<FoundEvidence> => {
  if (requestId === undefined) return read(db, whole)
  await byIndexes(db)
  return withSealsOfRevisions(db, await read(db, ofRequest(requestId)))
}

/** Reads links by their range of sequence numbers, with their revisions and seals. */
export const readLinks = async (
  db: Orm,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<FoundEvidence> => {
  await byIndexes(db)
  return withSealsOfRevisions(db, await read(db, between(first, last)))
}
