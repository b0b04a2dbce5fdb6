import { setImmediate } from 'node:timers/promises'
import type { ChainBreak, ChainEvidence, UnreadablePlace } from '@portal/contract/requests/signature-chain'
import { fingerprintOf } from './canonical.ts'
import { hashOfRevision, hashOfWrittenLink } from './chain.ts'
import { isSealValid } from './seal.ts'

/** What is checked, and against what. */
export interface Check {
  readonly evidence: ChainEvidence
  /** Whether all links are there, or those of one request only. */
  readonly isComplete: boolean
  /** The keys whose seals count. Default: those of every key, for whoever compares the keys themselves. */
  readonly keys?: readonly string[] | undefined
}

type Link = ChainEvidence['links'][number]
type Revision = ChainEvidence['revisions'][number]
type Code = ChainBreak['code']

/** How many links or revisions are checked in one go: some 20 ms, after which others have their turn. */
const AT_ONCE = 100

const atLink = (code: Code, { sequence, request_id, revision }: Link): ChainBreak => ({
  code,
  sequence,
  request_id,
  revision,
})
const atRevision = (code: Code, { request_id, number }: Revision, sequence: number | null): ChainBreak => ({
  ...{ code, sequence, request_id },
  revision: number,
})
const elsewhere = (code: Code, sequence: number | null = null): ChainBreak => ({
  ...{ code, sequence },
  request_id: null,
  revision: null,
})

const keyOf = (requestId: string, number: number) => `${requestId} ${number}`

const placeOf = ({ sequence }: ChainBreak) => sequence ?? Number.MAX_SAFE_INTEGER

/** Breaks in the order of the chain; those that belong to no link come last. */
export const inOrder = (breaks: readonly ChainBreak[]): ChainBreak[] =>
  breaks.toSorted((one, other) => placeOf(one) - placeOf(other))

/** That some of the chain cannot be read is a break where it begins, as far as it goes. */
export const breaksOfReading = (unreadable: readonly UnreadablePlace[]): ChainBreak[] =>
  unreadable.map(({ first, last }) => ({
    ...elsewhere('unreadable', first),
    ...(last !== null && last !== first && { last }),
  }))

/** What is wrong with the seal over a hash, if anything. */
const sealCheck = ({ evidence, keys }: Check) => {
  const seals = new Map(evidence.seals.map(seal => [seal.hash, seal]))
  const used = new Set<string>()
  return {
    problem: (hash: string): Code | undefined => {
      const seal = seals.get(hash)
      if (!seal) return 'seal_missing'
      used.add(hash)
      if (keys && !keys.includes(seal.key)) return 'seal_unknown_key'
      return isSealValid(seal) ? undefined : 'seal_wrong'
    },
    /** Whether there are seals over what is not there any more. */
    isLeft: () => evidence.seals.some(({ hash }) => !used.has(hash)),
  }
}

const linkProblems = (link: Link, revision: Revision | undefined, seal: Code | undefined): Code[] => {
  const codes: (Code | undefined)[] = [
    hashOfWrittenLink(link) === link.hash ? undefined : 'signature_changed',
    revision ? undefined : 'revision_missing',
    revision && revision.content_hash !== link.content_hash ? 'content_differs' : undefined,
    seal,
  ]
  return codes.filter(code => code !== undefined)
}

/**
 * All that is wrong with a chain, the first break first (decision 12): links that were changed, left out or put in
 * another place, revisions that are not what was signed, and seals that do not fit.
 */
export const breaksOf = async (check: Check): Promise<readonly ChainBreak[]> => {
  const { evidence, isComplete } = check
  const breaks: ChainBreak[] = []
  const seals = sealCheck(check)
  const links = evidence.links.toSorted((one, other) => one.sequence - other.sequence)
  const revisions = new Map(evidence.revisions.map(one => [keyOf(one.request_id, one.number), one]))
  const signedAt = new Map<string, number>()
  let last = { sequence: 0, hash: '' }
  for (const [at, link] of links.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    const isNext = link.sequence === last.sequence + 1
    if (isComplete && !isNext) breaks.push(elsewhere('signature_missing', last.sequence + 1))
    if (isNext && link.previous_hash !== last.hash) breaks.push(atLink('signature_unlinked', link))
    const key = keyOf(link.request_id, link.revision)
    if (!signedAt.has(key)) signedAt.set(key, link.sequence)
    const problems = linkProblems(link, revisions.get(key), seals.problem(link.hash))
    breaks.push(...problems.map(code => atLink(code, link)))
    last = link
  }
  const [head, ...others] = evidence.heads
  const isHead = head?.sequence === last.sequence && head.hash === last.hash
  if (isComplete && (!isHead || others.length > 0)) breaks.push(elsewhere('head_wrong', last.sequence + 1))
  for (const [at, revision] of evidence.revisions.entries()) {
    if (at % AT_ONCE === 0) await setImmediate()
    const sequence = signedAt.get(keyOf(revision.request_id, revision.number)) ?? null
    if (fingerprintOf(revision.content) !== revision.content_hash)
      breaks.push(atRevision('content_changed', revision, sequence))
    const seal = seals.problem(hashOfRevision(revision))
    if (seal) breaks.push(atRevision(seal === 'seal_missing' ? 'revision_changed' : seal, revision, sequence))
  }
  if (seals.isLeft()) breaks.push(elsewhere('seal_without_subject'))
  return inOrder(breaks)
}
