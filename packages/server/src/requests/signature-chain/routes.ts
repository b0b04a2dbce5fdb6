import { type ChainEvidence, type ChainReport, readBundle, readChain } from '@portal/contract/requests/signature-chain'
import type { Context } from '../../platform/http/context.ts'
import { handle, handleLimited } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { heavyWork } from '../../platform/http/serving/heavy-work.ts'
import { changedRequests } from '../requests/evidence/changed-requests.ts'
import { readableEvidence } from '../requests/evidence/readable.ts'
import { countedKeys, sealKeyOf } from '../signatures/seal.ts'
import { breaksOf, breaksOfReading, sortedBreaks } from '../signatures/verify.ts'
import { sealedBundle } from './bundle.ts'

// Checking a chain of 10,000 signatures takes about three seconds.
const checking = heavyWork({ atOnce: 1, waiting: 10, perPerson: 2 })

/** Maximum number of breaks in a report. The first break usually causes the following ones. */
const LISTED = 20

const keysOf = (seals: ChainEvidence['seals'], own: string): ChainReport['keys'] =>
  [...Map.groupBy(seals, ({ key }) => key)].map(([key, made]) => ({ key, seals: made.length, is_own: key === own }))

const referenceOf = ({ revisions }: ChainEvidence, requestId: string | null): string | null => {
  const content = revisions.find(({ request_id }) => request_id === requestId)?.content
  const reference = typeof content === 'object' && content !== null && 'reference' in content && content.reference
  return typeof reference === 'string' ? reference : null
}

const reportOf = async ({ db, services }: Context): Promise<ChainReport> => {
  const { evidence, requests, unreadable } = await readableEvidence(db)
  const own = sealKeyOf(services.secretKey)
  const ofChain = await breaksOf({ evidence, isComplete: unreadable.length === 0, keys: countedKeys(services) })
  // A chain that is read in parts comes without requests.
  const changed = unreadable.length === 0 ? changedRequests(requests, evidence) : []
  const breaks = sortedBreaks([...ofChain, ...changed, ...breaksOfReading(unreadable)])
  const last = evidence.links.at(-1)
  return {
    links: evidence.links.length,
    revisions: evidence.revisions.length,
    head: last ? { sequence: last.sequence, hash: last.hash } : null,
    keys: keysOf(evidence.seals, own),
    breaks: breaks.slice(0, LISTED).map(one => ({ ...one, reference: referenceOf(evidence, one.request_id) })),
    broken: breaks.length,
    checked_at: services.now().toISOString(),
  }
}

/** Checking the chain, and downloading it as a file. */
export const signatureChainRoutes = [
  handleLimited(
    checking,
    handle(readChain, async (_input, context) => ({ data: await reportOf(context) })),
  ),
  handleLimited(
    checking,
    handle(readBundle, async ({ request_id }, { db, services }) => {
      const { evidence, people, unreadable } = await readableEvidence(db, request_id)
      const isComplete = unreadable.length === 0
      if (request_id !== undefined && isComplete && evidence.revisions.length === 0) throw refuse('not_found')
      const content = {
        ...({ format: 'portal-signatures-1', exported_at: services.now().toISOString() } as const),
        ...{ request_id: request_id ?? null, evidence, people },
        ...(!isComplete && { unreadable: [...unreadable] }),
      }
      return { data: sealedBundle(services.secretKey, content) }
    }),
  ),
]
