import { expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import {
  addRequest,
  aProjectLine,
  employmentDraft,
  requestDraft,
  sign,
  useFivePeople,
} from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const aPost = async () => {
  const line = await aProjectLine(portal())
  return {
    line,
    post: await addRequest(portal(), people().requester, employmentDraft(people(), line), 'employment_requests'),
  }
}

test('filters waiting and signed requests by kind, state, and project', async () => {
  const { line, post } = await aPost()
  const purchase = await addRequest(portal(), people().requester, requestDraft(people(), line))
  const { post: other } = await aPost()
  const list = (query: string) => portal().call('GET', `/signatures?limit=100&${query}`, { as: people().requester })
  const listed = async (query: string) => {
    const { body } = await list(query)
    const found = new Set(body.data.map(({ id }: { id: string }) => id))
    return [post.id, purchase.id, other.id].filter(id => found.has(id))
  }
  expect(await listed('mine=waiting')).toEqual([post.id, purchase.id, other.id])
  expect(await listed('mine=waiting&kind=purchase_requests')).toEqual([purchase.id])
  expect(await listed(`mine=waiting&project_id=${post.project.id}`)).toEqual([post.id, purchase.id])
  expect(await listed(`mine=waiting&project_id=${post.project.id}&kind=employment_requests`)).toEqual([post.id])
  await sign(portal(), post, people().requester, 'requested_by')
  await sign(portal(), post, people().manager, 'direct_manager', { decision: 'reject', reason: 'Not now' })
  await sign(portal(), other, people().requester, 'requested_by')
  expect(await listed('mine=signed&state=rejected')).toEqual([post.id])
  expect(await listed('mine=signed&state=pending')).toEqual([other.id])
  expect((await list('mine=signed&kind=other')).status).toBe(400)
})
