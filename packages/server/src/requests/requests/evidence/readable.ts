import type { UnreadablePlace } from '@portal/contract/requests/signature-chain'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DatabaseError, type Orm } from '../../../platform/database/index.ts'
import { hashOfRevision } from '../../signatures/chain.ts'
import { signatureHead } from '../../signatures/schema.ts'
import { type FoundEvidence, readEvidence, readLinks } from './evidence.ts'

/**
 * How often a part of a damaged chain is read: enough for some damaged pages. Where all of a table is damaged, reading it
 * link by link would take minutes.
 */
const READS = 500

/** Links from one place of the chain to another. */
interface Places {
  readonly first: number
  readonly last: number
}

/** What can be read, and what cannot: nothing where all of it can be. */
export interface ReadableEvidence extends FoundEvidence {
  readonly unreadable: readonly UnreadablePlace[]
}

// A page whose checksum does not fit, or a value that is none of its column: nothing that the portal wrote.
const isDamage = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || (error instanceof DatabaseError && /^(XX|22)/.test(error.code))

/** What is read, or undefined where the tables contain something that cannot be read as what was written. */
const attempt = async <Read>(db: Orm, read: (db: Orm) => Promise<Read>): Promise<Read | undefined> => {
  try {
    return await db.transaction(read)
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

/** The evidence of one request; undefined where it cannot be read. */
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

/** Parts of the chain as one. A revision with links in two of them is in it once. */
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

/** Places next to each other as one. */
const merged = (places: readonly Places[]): Places[] => {
  const all: Places[] = []
  for (const place of places.toSorted((one, other) => one.first - other.first)) {
    const before = all.at(-1)
    if (before && before.last + 1 === place.first) all.splice(-1, 1, { first: before.first, last: place.last })
    else all.push(place)
  }
  return all
}

/** Reads what it can of the links up to the last, with their revisions and seals: what fails as a whole, in halves. */
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
  // What cannot be read then belongs to no link: the head, or a revision that nobody has signed.
  return { ...joined(parts), unreadable: unreadable.length > 0 ? merged(unreadable) : [{ first: null, last: null }] }
}

/** The part that belongs to one request. */
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
 * What can be read of the chain, or of one request's part of it, and which links cannot be: of a request, all that might
 * be its own.
 */
export const readableEvidence = async (db: Orm, requestId?: string): Promise<ReadableEvidence> => {
  const all = await attempt(db, own => readEvidence(own, requestId))
  if (all) return { ...all, unreadable: [] }
  const readable = await readInParts(db, await lastOf(db))
  return requestId === undefined ? readable : partOf(readable, requestId)
}
