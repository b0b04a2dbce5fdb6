import { encodeStrokes } from '@portal/contract/requests/strokes'
import type { Portal } from '../portal.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft, sign } from './requests.ts'

const line = [
  [100, 100],
  [400, 300],
  [900, 120],
] as const

/** A drawn signature. */
export const DRAWN = { kind: 'drawn', strokes: encodeStrokes([line]) } as const

/**
 * Creates a request that two people signed, that was then edited, signed again and rejected. Its chain has six links
 * over two revisions. The signatures of the first revision are superseded.
 */
export const aSupersededRequest = async (portal: Portal) => {
  const people = await fivePeople(portal)
  const budgetLine = await aProjectLine(portal)
  const request = await addRequest(portal, people.requester, requestDraft(people, budgetLine))
  await sign(portal, request, people.requester, 'requested_by', { appearance: DRAWN })
  await sign(portal, request, people.manager, 'direct_manager')
  const present = await portal.call('GET', `/purchase_requests/${request.id}`, { as: people.requester })
  const body = {
    ...requestDraft(people, budgetLine, { description: 'Five chairs' }),
    version: present.body.data.version,
  }
  const { body: edited } = await portal.call('PATCH', `/purchase_requests/${request.id}`, {
    as: people.requester,
    body,
  })
  await sign(portal, edited.data, people.requester, 'requested_by')
  const given = { decision: 'reject', reason: 'Too dear' }
  const rejected = await sign(portal, edited.data, people.manager, 'direct_manager', given)
  if (rejected.status !== 200) throw new Error(JSON.stringify(rejected.body))
  return { people, record: rejected.body.data }
}

/** Flips one bit of the character at a position. A letter at an odd position changes only its case. */
export const flipped = (text: string, at: number) => {
  const isCase = at % 2 === 1 && /[a-z]/i.test(text.charAt(at))
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (isCase ? 0x20 : 1)) + text.slice(at + 1)
}
