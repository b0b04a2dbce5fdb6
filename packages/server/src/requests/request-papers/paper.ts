import type { RequestPart } from '@portal/contract/requests/request-changes'
import type { RequestPaper } from '@portal/contract/requests/request-papers'
import { type RequestContent, requestContent } from '@portal/contract/requests/request-records'
import type { ChainEvidence } from '@portal/contract/requests/signature-chain'
import { isNewest } from '../requests/evidence/changed-requests.ts'
import { differencesOf, type PresentRequest } from '../requests/evidence/present-requests.ts'
import { breaksOf } from '../signatures/verify.ts'

/** A printed revision, with everything to compare it with. */
export interface Printed {
  readonly number: number
  /** Evidence of the revision's request. */
  readonly evidence: ChainEvidence
  /** The current request. Undefined if it no longer exists. */
  readonly present: PresentRequest | undefined
  /** Keys whose seals count. */
  readonly keys: readonly string[]
}

/** Whether a printed revision is still valid, and its content. */
export interface ComparedPaper {
  readonly verdict: RequestPaper['verdict']
  readonly differences: readonly RequestPart[]
  readonly content: RequestContent | null
}

/** Compares a printed revision with what was signed, and with the current request. */
export const comparedWithPaper = async ({ number, evidence, present, keys }: Printed): Promise<ComparedPaper> => {
  const revision = evidence.revisions.find(one => one.number === number)
  const read = requestContent.safeParse(revision?.content)
  const content = read.success ? read.data : null
  const breaks = await breaksOf({ evidence, isComplete: false, keys })
  const links = evidence.links.filter(link => link.revision === number)
  const isPresent = present?.revision === number
  const differences = isPresent && content && revision ? differencesOf(present, content, { revision, links }) : []
  const isSound = present !== undefined && isNewest(present, evidence) && breaks.length === 0
  const isIntact = content && isSound && differences.length === 0
  if (!isIntact) return { verdict: 'altered', differences, content }
  const isSigned = links.some(({ role }) => role !== null)
  // The later revision has a new total that nobody has signed.
  if (number > present.revision) return { verdict: 'unsigned', differences, content }
  if (!isPresent) return { verdict: 'superseded', differences, content }
  return { verdict: isSigned ? 'as_signed' : 'unsigned', differences, content }
}
