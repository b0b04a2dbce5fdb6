import { expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { addRequest, aProjectLine, requestDraft, sign, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

test('filters requests by state, type, project, and the viewer’s part in them, alone and combined', async () => {
  const { requester, manager } = people()
  const [line, elsewhere] = [await aProjectLine(portal()), await aProjectLine(portal())]
  const pending = await addRequest(portal(), requester, requestDraft(people(), line))
  const rejected = await addRequest(portal(), requester, requestDraft(people(), line))
  const other = await addRequest(portal(), requester, requestDraft(people(), elsewhere))
  const core = await addRequest(
    portal(),
    requester,
    requestDraft(people(), line, {
      ...{ type: 'core', project_id: undefined },
      items: [{ name: 'Paper', quantity: 1, unit_price_minor: 100, budget_code: 'CORE-1' }],
    }),
  )
  await sign(portal(), rejected, requester, 'requested_by')
  await sign(portal(), rejected, manager, 'direct_manager', { decision: 'reject', reason: 'Not now' })
  const all = { pending, rejected, other, core }
  const listed = async (query: string, as = requester) => {
    const { body } = await portal().call('GET', `/purchase_requests?limit=100&${query}`, { as })
    const found = new Set(body.data.map(({ id }: { id: string }) => id))
    return Object.entries(all).flatMap(([name, { id }]) => (found.has(id) ? [name] : []))
  }
  expect(await listed('')).toEqual(['pending', 'rejected', 'other', 'core'])
  expect(await listed('state=rejected')).toEqual(['rejected'])
  expect(await listed('state=pending&type=project')).toEqual(['pending', 'other'])
  expect(await listed('type=core')).toEqual(['core'])
  expect(await listed(`project_id=${line.project_id}`)).toEqual(['pending', 'rejected'])
  expect(await listed(`project_id=${line.project_id}&state=pending`)).toEqual(['pending'])
  expect(await listed('mine=own')).toEqual(['pending', 'rejected', 'other', 'core'])
  expect(await listed('mine=own', manager)).toEqual([])
  expect(await listed('mine=signed', manager)).toEqual(['rejected'])
})
