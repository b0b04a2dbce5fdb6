import { randomUUID } from 'node:crypto'
import type { chainLink, chainRevision, SignedName } from '@portal/contract/requests/signature-chain'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { fullNames, fullNamesOf, presentName } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import { refusePendingEmail } from '../../people/accounts/store.ts'
import type { Orm } from '../../platform/database/index.ts'
import { fingerprintOf } from './canonical.ts'
import { signatureHead, signatures } from './schema.ts'
import { addSeal } from './seal.ts'

type Row = typeof signatures.$inferSelect

type WrittenLink = z.infer<typeof chainLink>

/** Hash of a revision's whole row. The seal covers this hash. */
export const hashOfRevision = ({ has_steps, ...revision }: z.infer<typeof chainRevision>): string =>
  fingerprintOf({ ...revision, ...(has_steps && { has_steps }) })

/** A signature, step, or revision: who made it and how, and the resulting state of the request. */
export type NewLink = Omit<Row, 'id' | 'sequence' | 'previous_hash' | 'hash' | 'by_name' | 'for_name' | 'state'> & {
  readonly state: NonNullable<Row['state']>
}

/** Hash of a link: its content, its sequence number, and the hash of the previous link. */
export const hashOfLink = ({ at, ...link }: Omit<Row, 'hash'>): string =>
  hashOfWrittenLink({ ...link, at: at.toISOString(), hash: '' })

/**
 * The hash of a link as bundles contain it. Links of earlier releases keep their hashes, so fields that those releases
 * didn't write are left out: appearance, rate as entered, state, and names.
 */
export const hashOfWrittenLink = ({
  appearance,
  per_usd,
  state,
  next_role,
  by_name,
  for_name,
  hash: _,
  ...link
}: WrittenLink): string =>
  fingerprintOf({
    ...link,
    ...(appearance !== null && { appearance }),
    ...(per_usd && { per_usd }),
    ...(state && { state }),
    ...(next_role && { next_role }),
    ...(by_name && { by_name }),
    ...(for_name && { for_name }),
  })

const namesOf = async (db: Orm, ids: readonly string[]): Promise<ReadonlyMap<string, SignedName>> => {
  const found = await db
    .select({ user_id: users.id, ...fullNames })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(
    found.flatMap(row => {
      const name = presentName(row)
      return name ? [[name.id, { full_name_en: name.full_name_en, full_name_ar: name.full_name_ar }]] : []
    }),
  )
}

/**
 * Adds a sealed signature, step, or revision to the chain, with current names. Throws for signatures of people whose
 * email address is about to change. Locks the head of the chain, so it must take the transaction's last lock.
 */
export const appendSignature = async (db: Orm, secretKey: Buffer, signing: NewLink): Promise<void> => {
  const { by_user, for_user, role } = signing
  const people = for_user ? [by_user, for_user] : [by_user]
  if (role !== null) await refusePendingEmail(db, ...people)
  // Reads names before taking the lock, which blocks every other signature in the portal.
  const names = await namesOf(db, people)
  const [head] = await db.select().from(signatureHead).for('update')
  if (!head) throw new Error('the chain of signatures has no head')
  const link = {
    ...signing,
    by_name: names.get(by_user) ?? null,
    for_name: (for_user && names.get(for_user)) || null,
    ...{ id: randomUUID(), sequence: head.sequence + 1, previous_hash: head.hash },
  }
  const hash = hashOfLink(link)
  await db.insert(signatures).values({ ...link, hash })
  await addSeal(db, secretKey, hash)
  await db.update(signatureHead).set({ sequence: link.sequence, hash })
}

const principal = alias(users, 'principal')

/**
 * Signatures of requests in order, with signers' and principals' names at that time. Links of earlier releases have no
 * names, so these get current ones.
 */
export const signaturesOf = async (db: Orm, ...requestIds: readonly string[]) => {
  const rows = await db
    .select({
      signature: signatures,
      by: { user_id: users.id, ...fullNames },
      for: { user_id: principal.id, ...fullNamesOf(principal) },
    })
    .from(signatures)
    .innerJoin(users, eq(users.id, signatures.by_user))
    .leftJoin(principal, eq(principal.id, signatures.for_user))
    .where(and(inArray(signatures.request_id, [...requestIds]), isNotNull(signatures.role)))
    .orderBy(asc(signatures.sequence))
  return rows.flatMap(({ signature, by, for: represented }) => {
    const { role, decision, by_name, for_name } = signature
    if (role === null || (decision !== 'sign' && decision !== 'reject')) return []
    const signed = { ...signature, role, decision }
    return [{ signature: signed, by: { ...by, ...by_name }, for: represented && { ...represented, ...for_name } }]
  })
}

/** A signature with its names. */
export type SignatureRow = Awaited<ReturnType<typeof signaturesOf>>[number]
