import { setImmediate } from 'node:timers/promises'
import type { ChainBreak, ChainEvidence, UnreadablePlace } from '@portal/contract/requests/signature-chain'
import { fingerprintOf } from './canonical.ts'
import { hashOfRevision, hashOfWrittenLink } from './chain.ts'
import { isSealValid } from './seal.ts'

/** What to check, and against what. */
export interface Check {
  readonly evidence: ChainEvidence
  /** True for the whole chain, false for the links of one request. */
  readonly isComplete: boolean
  /** Keys whose seals count. By default all keys count, for callers that compare keys themselves. */
  readonly keys?: readonly string[] | undefined
}

type Link = ChainEvidence['links'][number]
type Revision = ChainEvidence['revisions'][number]
type Code = ChainBreak['code']

/** Links or revisions per batch. A batch takes about 20 ms, and then yields to other work. */
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

/** Sorts breaks by sequence number. Those without a link come last. */
export const sortedBreaks = (breaks: readonly ChainBreak[]): ChainBreak[] =>
  breaks.toSorted((one, other) => placeOf(one) - placeOf(other))

/** Reports each unreadable range as a break at its start. */
export const breaksOfReading = (unreadable: readonly UnreadablePlace[]): ChainBreak[] =>
  unreadable.map(({ first, last }) => ({
    ...elsewhere('unreadable', first),
    ...(last !== null && last !== first && { last }),
  }))

/** Checks seals by hash, and tracks which ones were used. */
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
    /** Whether seals remain whose links or revisions no longer exist. */
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
 * All problems of a chain, in its order. These are changed, removed, or moved links, revisions that
 * differ from what was signed, and invalid seals.
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
  return sortedBreaks(breaks)
}
