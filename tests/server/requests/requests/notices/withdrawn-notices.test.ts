import { describe, expect, test } from 'vitest'
import { remindOfRequests } from '../../../../../packages/server/src/requests/requests/steps/jobs.ts'
import type { Person } from '../../../support/portal.ts'
import { addRequest, aProjectLine, requestDraft, sign, signAll } from '../../../support/requests/requests.ts'
import { useHolders } from '../signing/use-holders.ts'

const { portal, people, signer, aRequest, holders, kindsOf, noticesOf, later } = useHolders()

const unreadOf = async (as: Person): Promise<number> =>
  (await portal().call('GET', '/notices/unread', { as })).body.data.unread

const act = async (id: string, step: string, as: Person, body: object = { reason: 'As agreed' }) => {
  const { version } = (await portal().call('GET', `/purchase_requests/${id}`, { as: people().requester })).body.data
  const answer = await portal().call('POST', `/purchase_requests/${id}/${step}`, { as, body: { version, ...body } })
  expect(answer.status).toBe(200)
}

const asked = ['request_to_sign']
const none = [[], [], [], [], []]

describe('a notice disappears for everyone', () => {
  test.each([
    ['signs the request, even from a higher tier', { decision: 'sign' }],
    ['rejects the request', { decision: 'reject', reason: 'Too dear' }],
  ])('when somebody %s', async (_, given) => {
    const request = await aRequest(2)
    await remindOfRequests(later(3.1))
    const before = await unreadOf(holders().twin)
    expect((await sign(portal(), request, holders().chief, 'budget_holder', given)).status).toBe(200)
    expect([await noticesOf(request.id), await unreadOf(holders().twin)]).toEqual([none, before - 2])
  })

  test('when the request is withdrawn', async () => {
    const { id } = await aRequest(2)
    await act(id, 'cancel', people().requester)
    expect(await noticesOf(id)).toEqual(none)
  })

  test('when it is put on hold, and comes again to the same people once it is resumed', async () => {
    const [fresh, reminded] = [await aRequest(2), await aRequest(2)]
    await portal().database.pool.query(
      `UPDATE requests SET reminded_at = waiting_since + interval '3 days' WHERE id = $1`,
      [reminded.id],
    )
    for (const { id } of [fresh, reminded]) {
      await act(id, 'hold', people().procurement)
      expect(await noticesOf(id)).toEqual(none)
      await act(id, 'resume', people().procurement)
    }
    expect(await noticesOf(fresh.id)).toEqual([asked, asked, [], [], []])
    expect(await noticesOf(reminded.id)).toEqual([asked, asked, asked, [], []])
  })

  test('when its total changes, and a tier that no longer suffices is not notified again', async () => {
    const line = await aProjectLine(portal())
    const draft = requestDraft(people(), line)
    const request = await addRequest(portal(), people().requester, draft)
    const { version } = await signAll(portal(), request, people(), 2)
    const items = draft.items.map(item => ({ ...item, quantity: 5 }))
    const as = people().requester
    await portal().call('PATCH', `/purchase_requests/${request.id}`, { as, body: { ...draft, items, version } })
    expect(await noticesOf(request.id)).toEqual(none)
    await signAll(portal(), { ...request, revision: 2 }, people(), 2)
    expect(await noticesOf(request.id)).toEqual([[], [], asked, [], []])
    // Notes aren't signed, so changing them withdraws no notice.
    const present = (await portal().call('GET', `/purchase_requests/${request.id}`, { as })).body.data
    const noted = { ...draft, items, notes: 'By truck', version: present.version }
    await portal().call('PATCH', `/purchase_requests/${request.id}`, { as, body: noted })
    expect(await kindsOf(holders().medium, request.id)).toEqual(asked)
  })

  test('after each step of a purchase, and to receive only once everything arrived', async () => {
    const request = await aRequest(5)
    const officer = await signer('specials.operations_officer_syria')
    const { procurement, requester } = people()
    expect(await kindsOf(procurement, request.id)).toEqual(['request_to_buy'])
    await act(request.id, 'buy', procurement, {})
    expect(await kindsOf(procurement, request.id)).toEqual([])
    const [item] = request.items
    for (const [quantity, kinds] of [
      [item.quantity - 1, ['request_to_receive']],
      [1, []],
    ] as const) {
      await act(request.id, 'receipts', requester, { items: [{ position: 0, quantity }] })
      expect(await kindsOf(officer, request.id)).toEqual(kinds)
    }
  })

  test('while somebody marks all of theirs as read at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await aRequest(2)
      await remindOfRequests(later(3.1))
      const { last } = (await portal().call('GET', '/notices/unread', { as: holders().twin })).body.data
      const [signed, read] = await Promise.all([
        sign(portal(), request, holders().chief, 'budget_holder'),
        portal().call('POST', '/notices/read', { as: holders().twin, body: { up_to: last } }),
      ])
      expect([signed.status, read.status]).toEqual([200, 200])
      expect(await kindsOf(holders().twin, request.id)).toEqual([])
    }
  })
})
