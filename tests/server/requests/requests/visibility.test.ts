import { describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { addRequest, aProjectLine, requestDraft, sign, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const read = async (id: string, as: Person) => portal().call('GET', `/purchase_requests/${id}`, { as })
describe('visibility of requests', () => {
  test('follows the viewer’s part in the request and their privileges per type, in the list and the record', async () => {
    const line = await aProjectLine(portal())
    const items = [{ name: 'Paper', quantity: 1, unit_price_minor: 5, budget_code: 'C', budget_item_id: line.id }]
    const add = (type: string) =>
      addRequest(portal(), people().requester, requestDraft(people(), line, { type, items }))
    const requests = [await add('project'), await add('multi_project'), await add('core')]
    const seen = async (as: Person) => {
      const statuses = await Promise.all(requests.map(async ({ id }) => (await read(id, as)).status === 200))
      const { body } = await portal().call('GET', '/purchase_requests?limit=100', { as })
      const listed = new Set(body.data.map(({ id }: { id: string }) => id))
      expect(requests.map(({ id }) => listed.has(id))).toEqual(statuses)
      return statuses
    }
    const holder = (...rights: `${string}.${string}`[]) => staffWith(portal(), ...rights)
    const all = [true, true, true]
    expect(await seen(people().requester)).toEqual(all)
    expect(await seen(await holder('purchase_requests.view_all'))).toEqual(all)
    expect(await seen(await holder('specials.operations_officer_syria'))).toEqual(all)
    expect(await seen(people().manager)).toEqual(all)
    const none = [false, false, false]
    expect(await seen(await holder('purchase_requests.view_own'))).toEqual(none)
    expect(await seen(await holder('purchase_requests.view_project'))).toEqual(none)
    expect(await seen(await holder('specials.operations_officer_turkey'))).toEqual(none)
    expect(await seen(await holder('purchase_requests.view_project', 'projects.view_all'))).toEqual([
      true,
      false,
      false,
    ])
    expect(await seen(await holder('purchase_requests.view_multi_project'))).toEqual([false, true, false])
    expect(await seen(await holder('purchase_requests.view_core'))).toEqual([false, false, true])
  })

  test('limits the offered budget lines to visible projects, less what other requests committed', async () => {
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    await sign(portal(), request, people().requester, 'requested_by')
    const lines = async (as: Person, query = '') => {
      const path = `/purchase_requests/lines?currency=usd&project_id=${line.project_id}${query}`
      const { usd_rate, lines: found } = (await portal().call('GET', path, { as })).body.data
      return [usd_rate, found.map(({ surplus_minor }: { surplus_minor: number }) => surplus_minor)]
    }
    expect(await lines(people().requester)).toEqual([1, [90_000]])
    expect(await lines(people().requester, `&request_id=${request.id}`)).toEqual([1, [100_000]])
    expect(await lines(await staffWith(portal(), 'purchase_requests.add'))).toEqual([1, []])
  })
})
