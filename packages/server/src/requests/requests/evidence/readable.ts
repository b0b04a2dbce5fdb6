import type { UnreadablePlace } from '@portal/contract/requests/signature-chain'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DatabaseError, type Orm } from '../../../platform/database/index.ts'
import { hashOfRevision } from '../../signatures/chain.ts'
import { signatureHead } from '../../signatures/schema.ts'
import { type FoundEvidence, readEvidence, readLinks } from './evidence.ts'

/**
 * Maximum number of reads of a damaged chain. It suffices for some damaged pages. Reading a fully damaged table link by
 * link would take minutes.
 */
const READS = 500

/** A range of sequence numbers, both inclusive. */
interface Places {
  readonly first: number
  readonly last: number
}

/** What can be read. `unreadable` lists what can't, and is empty if everything can. */
export interface ReadableEvidence extends FoundEvidence {
  readonly unreadable: readonly UnreadablePlace[]
}

// Damage is a page with a wrong checksum, or a value that doesn't fit its column. The portal writes neither.
const isDamage = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || (error instanceof DatabaseError && /^(XX|22)/.test(error.code))

/** Runs a read, and returns undefined if it fails because of damaged data. Rethrows other errors. */
const attempt = async <Read>(db: Orm, read: (db: Orm) => Promise<Read>): Promise<Read | undefined> => {
  try {
    return await db.transaction(read)
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

/** Evidence of one request, or undefined if it can't be read. */
export const evidenceOf = (db: Orm, requestId: string): Promise<FoundEvidence | undefined> =>
  attempt(db, own => readEvidence(own, requestId))

const lastOf = async (db: Orm): Promise<number> => {
  const [head] = (await attempt(db, own => own.select().from(signatureHead))) ?? []
  if (head) return head.sequence
  const counted = await attempt(db, own =>
    own.execute<{ last: string }>(sql`SELECT max(sequence) AS last FROM signatures`),
  )
  return Number(counted?.rows[0]?.last ?? 0)
}

const uniqueBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map(row => [keyOf(row), row])).values(),
]

/** Joins parts of the chain. Includes a revision only once, even if several parts have links of it. */
const joined = (parts: readonly FoundEvidence[]): FoundEvidence => {
  const evidences = parts.map(({ evidence }) => evidence)
  return {
    evidence: {
      links: evidences.flatMap(({ links }) => links).toSorted((one, other) => one.sequence - other.sequence),
      revisions: uniqueBy(
        evidences.flatMap(({ revisions }) => revisions),
        ({ request_id, number }) => `${request_id} ${number}`,
      ),
      seals: uniqueBy(
        evidences.flatMap(({ seals }) => seals),
        ({ hash }) => hash,
      ),
      heads: [],
    },
    requests: [],
    people: uniqueBy(
      parts.flatMap(({ people }) => people),
      ({ id }) => id,
    ),
  }
}

/** Merges adjacent ranges. */
const merged = (places: readonly Places[]): Places[] => {
  const all: Places[] = []
  for (const place of places.toSorted((one, other) => one.first - other.first)) {
    const before = all.at(-1)
    if (before && before.last + 1 === place.first) all.splice(-1, 1, { first: before.first, last: place.last })
    else all.push(place)
  }
  return all
}

/** Reads all links that it can up to `last`, with their revisions and seals. Splits ranges that fail into halves. */
const readInParts = async (db: Orm, last: number): Promise<ReadableEvidence> => {
  const parts: FoundEvidence[] = []
  const unreadable: Places[] = []
  const places: Places[] = last > 0 ? [{ first: 1, last }] : []
  for (const [reads, place] of places.entries()) {
    const found = reads < READS ? await attempt(db, own => readLinks(own, place)) : undefined
    if (found) {
      parts.push(found)
    } else if (place.first === place.last || reads >= READS) {
      unreadable.push(place)
    } else {
      const middle = Math.floor((place.first + place.last) / 2)
      places.push({ ...place, last: middle }, { ...place, first: middle + 1 })
    }
  }
  // If every link can be read, the damage is elsewhere: in the head, or in a revision that nobody has signed.
  return { ...joined(parts), unreadable: unreadable.length > 0 ? merged(unreadable) : [{ first: null, last: null }] }
}

/** Keeps the evidence of one request. */
const partOf = ({ evidence, people, ...rest }: ReadableEvidence, requestId: string): ReadableEvidence => {
  const links = evidence.links.filter(({ request_id }) => request_id === requestId)
  const revisions = evidence.revisions.filter(({ request_id }) => request_id === requestId)
  const hashes = new Set([...links.map(({ hash }) => hash), ...revisions.map(hashOfRevision)])
  const signers = new Set(links.flatMap(({ by_user, for_user }) => [by_user, for_user]))
  return {
    ...rest,
    evidence: { links, revisions, seals: evidence.seals.filter(({ hash }) => hashes.has(hash)), heads: [] },
    people: people.filter(({ id }) => signers.has(id)),
  }
}

/**
 * Reads as much of the chain, or of one request's part, as possible. For a request, `unreadable` lists every link that
 * might belong to it.
 */
export const readableEvidence = async (db: Orm, requestId?: string): Promise<ReadableEvidence> => {
  const all = await attempt(db, own => readEvidence(own, requestId))
  if (all) return { ...all, unreadable: [] }
  const readable = await readInParts(db, await lastOf(db))
  return requestId === undefined ? readable : partOf(readable, requestId)
}
