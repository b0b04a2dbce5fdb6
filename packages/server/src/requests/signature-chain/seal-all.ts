import type { ChainEvidence } from '@portal/contract/requests/signature-chain'
import { writeAudit } from '../../platform/audit.ts'
import { type Database, transaction } from '../../platform/database/index.ts'
import { readEvidence } from '../requests/evidence/evidence.ts'
import { hashOfRevision } from '../signatures/chain.ts'
import { addSeal } from '../signatures/seal.ts'
import { breaksOf } from '../signatures/verify.ts'

/** Codes that only mean that a seal doesn't exist yet. */
const UNSEALED: readonly string[] = ['seal_missing', 'revision_changed']

/** Hashes of everything signed before the first sealed signature. Null if something later lacks a seal. */
const unsealedIn = ({ links, revisions, seals }: ChainEvidence): readonly string[] | null => {
  const sealed = new Set(seals.map(({ hash }) => hash))
  const first = links.find(({ hash }) => sealed.has(hash))
  const own = links.filter(({ hash }) => !sealed.has(hash))
  const others = revisions.filter(revision => !sealed.has(hashOfRevision(revision)))
  const isEarlier = (row: { readonly at: string }) => !first || row.at < first.at
  return [...own, ...others].every(isEarlier) ? [...own.map(({ hash }) => hash), ...others.map(hashOfRevision)] : null
}

/**
 * Seals everything signed before seals existed, and returns the number of new seals. Null if the chain is broken
 * otherwise, or if something later than a seal lacks one. A missing later seal means that somebody removed it.
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
