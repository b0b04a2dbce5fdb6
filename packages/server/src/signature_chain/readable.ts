import type { ChainBreak } from '@portal/contract/signature_chain'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DatabaseError, type Orm } from '../platform/database/index.ts'
import { signatureHead } from '../signatures/schema.ts'
import { type FoundEvidence, readEvidence, readLinks } from './evidence.ts'

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

/** The first link of some that cannot be read with its revision and seals; undefined where all can be. */
const firstUnreadable = async (db: Orm, first: number, last: number): Promise<number | undefined> => {
  if (first > last || (await attempt(db, own => readLinks(own, first, last)))) return undefined
  if (first === last) return first
  const middle = Math.floor((first + last) / 2)
  return (await firstUnreadable(db, first, middle)) ?? (await firstUnreadable(db, middle + 1, last))
}

/** What of the chain can be read, and where that ends; `unreadable` is missing where all of it can be. */
export const readableEvidence = async (
  db: Orm,
): Promise<Omit<FoundEvidence, 'people'> & { readonly unreadable?: ChainBreak }> => {
  const all = await attempt(db, readEvidence)
  if (all) return all
  const last = await lastOf(db)
  const sequence = await firstUnreadable(db, 1, last)
  const before = await attempt(db, own => readLinks(own, 1, (sequence ?? last + 1) - 1))
  const evidence = before?.evidence ?? { links: [], revisions: [], seals: [], heads: [] }
  const unreadable = { code: 'unreadable', sequence: sequence ?? null, request_id: null, revision: null } as const
  return { evidence, requests: [], unreadable }
}
