import { requestContent } from '@portal/contract/requests/request-records'
import type { ChainBreak, ChainEvidence } from '@portal/contract/requests/signature-chain'
import { differencesOf, type PresentRequest, type StoredRequest } from './present-requests.ts'

/**
 * Whether a request is at its newest revision: an older one is void, whoever has signed it. One that was made for a new
 * total takes its place only once it is signed.
 */
export const isNewest = (
  { id, revision }: PresentRequest,
  { revisions, links }: Pick<ChainEvidence, 'revisions' | 'links'>,
): boolean =>
  revisions.every(one => {
    if (one.request_id !== id || one.number <= revision) return true
    const content = requestContent.safeParse(one.content)
    const isSigned = links.some(
      link => link.request_id === id && link.revision === one.number && link.decision === 'sign',
    )
    return content.success && content.data.new_total !== undefined && !isSigned
  })

/** Requests that are gone, though their revisions are there. The portal deletes none. */
const lostRequests = (
  requests: readonly StoredRequest[],
  revisionOf: ReadonlyMap<string, ChainEvidence['revisions']>,
): ChainBreak[] => {
  const known = new Set(requests.map(({ id }) => id))
  return [...revisionOf.keys()]
    .filter(id => !known.has(id))
    .map(request_id => ({ code: 'request_differs', sequence: null, request_id, revision: null }))
}

/** Requests that are not what their last revision says. */
export const changedRequests = (
  requests: readonly StoredRequest[],
  { links, revisions }: Pick<ChainEvidence, 'links' | 'revisions'>,
): ChainBreak[] => {
  const revisionOf = Map.groupBy(revisions, ({ request_id }) => request_id)
  const linksOf = Map.groupBy(links, ({ request_id }) => request_id)
  const changed = requests.flatMap(({ id, now: request }): ChainBreak[] => {
    const [link] = linksOf.get(id) ?? []
    if (!request) return [{ code: 'request_differs', sequence: link?.sequence ?? null, request_id: id, revision: null }]
    const all = revisionOf.get(request.id) ?? []
    const last = all.find(({ number }) => number === request.revision)
    const own = linksOf.get(request.id)?.filter(({ revision }) => revision === request.revision) ?? []
    const place = { sequence: own[0]?.sequence ?? null, request_id: request.id, revision: request.revision }
    if (!last) return [{ code: 'revision_missing', ...place }]
    const then = requestContent.safeParse(last.content)
    const isSame =
      then.success &&
      isNewest(request, { revisions: all, links: linksOf.get(request.id) ?? [] }) &&
      differencesOf(request, then.data, { revision: last, links: own }).length === 0
    return isSame ? [] : [{ code: 'request_differs', ...place }]
  })
  return [...changed, ...lostRequests(requests, revisionOf)]
}
