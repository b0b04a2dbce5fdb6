import type { ChainEvidence } from '@portal/contract/requests/signature-chain'
import { writeAudit } from '../../platform/audit.ts'
import { type Database, transaction } from '../../platform/database/index.ts'
import { readEvidence } from '../requests/evidence/evidence.ts'
import { hashOfRevision } from '../signatures/chain.ts'
import { addSeal } from '../signatures/seal.ts'
import { breaksOf } from '../signatures/verify.ts'

/** What says only that there is no seal yet. */
const UNSEALED: readonly string[] = ['seal_missing', 'revision_changed']

/** The hashes of what was signed before the first signature that has a seal; null where something later has none. */
const unsealedIn = ({ links, revisions, seals }: ChainEvidence): readonly string[] | null => {
  const sealed = new Set(seals.map(({ hash }) => hash))
  const first = links.find(({ hash }) => sealed.has(hash))
  const own = links.filter(({ hash }) => !sealed.has(hash))
  const others = revisions.filter(revision => !sealed.has(hashOfRevision(revision)))
  const isEarlier = (row: { readonly at: string }) => !first || row.at < first.at
  return [...own, ...others].every(isEarlier) ? [...own.map(({ hash }) => hash), ...others.map(hashOfRevision)] : null
}

/**
 * Seals what was signed before there were seals, and answers how many were made. Null where the chain is broken in any
 * other way, or where something without a seal is later than something with one: then a seal was removed.
 */
export const sealAll = (database: Database, secretKey: Buffer): Promise<number | null> =>
  transaction(database, async db => {
    const { evidence } = await readEvidence(db)
    const breaks = await breaksOf({ evidence, isComplete: true })
    const hashes = breaks.every(({ code }) => UNSEALED.includes(code)) ? unsealedIn(evidence) : null
    if (!hashes) return null
    for (const hash of hashes) await addSeal(db, secretKey, hash)
    const details = { seals: hashes.length }
    await writeAudit(db, { userId: null, action: 'seal', entity: 'signatures', entityId: null, details })
    return hashes.length
  })
