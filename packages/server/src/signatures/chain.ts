import { randomUUID } from 'node:crypto'
import type { chainLink, chainRevision } from '@portal/contract/signature_chain'
import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { fullNames, fullNamesOf } from '../access/names.ts'
import { users } from '../access/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { fingerprintOf } from './canonical.ts'
import { signatureHead, signatures } from './schema.ts'
import { addSeal } from './seal.ts'

type Row = typeof signatures.$inferSelect

type WrittenLink = z.infer<typeof chainLink>

/** The hash of a revision with all that its row says; over it goes the seal. */
export const hashOfRevision = (revision: z.infer<typeof chainRevision>): string => fingerprintOf({ ...revision })

/** What is signed, by whom and how. */
export type Signing = Omit<Row, 'id' | 'sequence' | 'previous_hash' | 'hash'>

/**
 * The hash of a link: of all that it says, its place and the link before it. Links from before signatures had an
 * appearance have their former hashes: where there is none it is left out.
 */
export const hashOfLink = ({ at, appearance, ...link }: Omit<Row, 'hash'>): string =>
  hashOfWrittenLink({ ...link, appearance, at: at.toISOString(), hash: '' })

/** The same of a link as it is written into a bundle. */
export const hashOfWrittenLink = ({ appearance, hash: _, ...link }: WrittenLink): string =>
  fingerprintOf({ ...link, ...(appearance !== null && { appearance }) })

/** Adds a signature to the chain, sealed. Locks its head, so it is the last thing that a transaction locks. */
export const appendSignature = async (db: Orm, secretKey: Buffer, signing: Signing): Promise<void> => {
  const [head] = await db.select().from(signatureHead).for('update')
  if (!head) throw new Error('the chain of signatures has no head')
  const link = { ...signing, id: randomUUID(), sequence: head.sequence + 1, previous_hash: head.hash }
  const hash = hashOfLink(link)
  await db.insert(signatures).values({ ...link, hash })
  await addSeal(db, secretKey, hash)
  await db.update(signatureHead).set({ sequence: link.sequence, hash })
}

const principal = alias(users, 'principal')

/** The signatures of requests, in their order, with the names of those who signed and of whom they signed for. */
export const signaturesOf = (db: Orm, ...requestIds: readonly string[]) =>
  db
    .select({
      signature: signatures,
      by: { user_id: users.id, ...fullNames },
      for: { user_id: principal.id, ...fullNamesOf(principal) },
    })
    .from(signatures)
    .innerJoin(users, eq(users.id, signatures.by_user))
    .leftJoin(principal, eq(principal.id, signatures.for_user))
    .where(inArray(signatures.request_id, [...requestIds]))
    .orderBy(asc(signatures.sequence))

/** A signature with its names. */
export type SignatureRow = Awaited<ReturnType<typeof signaturesOf>>[number]
