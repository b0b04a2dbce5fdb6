import { readReceipt } from '@portal/contract/complaints/receipts'
import { limits } from '@portal/contract/core/fields/limits'
import { signaturesInForce } from '@portal/contract/requests/new-totals'
import { verifyPaper } from '@portal/contract/requests/request-papers'
import { requestContent } from '@portal/contract/requests/request-records'
import type { ChainEvidence } from '@portal/contract/requests/signature-chain'
import { eq } from 'drizzle-orm'
import { countAttempt } from '../../people/access/passwords/attempts.ts'
import { networkOf } from '../../platform/http/connection/network.ts'
import { handleAfter } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { evidenceOf } from '../requests/evidence/readable.ts'
import { presentSignature } from '../requests/present.ts'
import { requestRevisions } from '../requests/schema.ts'
import { signaturesOf } from '../signatures/chain.ts'
import { countedKeys } from '../signatures/seal.ts'
import { comparedWithPaper } from './paper.ts'

/** Result for a request whose stored rows can't be read or parsed. */
const unreadable = {
  ...({ verdict: 'altered', content: null, state: null, total_usd_minor: null } as const),
  ...{ differences: [], signatures: [] },
}

/** Revisions of a request whose content can be read. */
const revisionsOf = ({ revisions }: ChainEvidence) =>
  revisions.flatMap(({ number, content }) => {
    const read = requestContent.safeParse(content)
    return read.success ? [{ number, content: read.data }] : []
  })

/** Compares a printed request with what was signed, for anyone who has its code. */
export const requestPaperRoutes = [
  handleAfter(
    verifyPaper,
    async (_input, { services, address }) =>
      countAttempt(services, [{ parts: ['papers', networkOf(address)], most: limits.paper_tries, forgives: 'one' }]),
    async ({ code }, { db, services }) => {
      const [row] = await db
        .select({
          id: requestRevisions.request_id,
          number: requestRevisions.number,
          hash: requestRevisions.content_hash,
        })
        .from(requestRevisions)
        .where(eq(requestRevisions.paper_code, readReceipt(code) ?? ''))
      const { id, number, hash } = orNotFound(row)
      const printed = { revision: number, content_hash: hash, checked_at: services.now().toISOString() }
      const found = await evidenceOf(db, id)
      if (!found) return { data: { ...printed, ...unreadable, present_revision: number } }
      const { evidence, requests } = found
      const present = requests[0]?.now
      const { verdict, differences, content } = await comparedWithPaper({
        number,
        evidence,
        present,
        keys: countedKeys(services),
      })
      const signatures = (await signaturesOf(db, id)).map(presentSignature)
      return {
        data: {
          ...{ ...printed, verdict, content, differences: [...differences] },
          // Omits a state that nobody signed.
          state: (!differences.includes('state') && present?.state) || null,
          present_revision: present?.revision ?? number,
          total_usd_minor:
            evidence.links.find(({ revision, role }) => revision === number && role !== null)?.total_usd_minor ?? null,
          signatures: signaturesInForce(signatures, revisionsOf(evidence), number),
        },
      }
    },
  ),
]
