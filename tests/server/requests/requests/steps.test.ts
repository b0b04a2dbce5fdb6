import { describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import {
  addRequest,
  aProjectLine,
  requestDraft,
  sign,
  signAll,
  useFivePeople,
} from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const read = async (id: string, as: Person) => portal().call('GET', `/purchase_requests/${id}`, { as })
const moneyOf = async (id: string) => {
  const { rows } = await portal().database.pool.query(
    'SELECT committed_minor::int AS committed FROM budget_items WHERE id = $1',
    [id],
  )
  return rows[0]?.committed
}
const step = (id: string, name: string, as: Person, body: object) =>
  portal().call('POST', `/purchase_requests/${id}/${name}`, { as, body: { reason: 'A reason', ...body } })

describe('an edit', () => {
  test('creates a revision, voids the signatures, and releases the money if it changes a signed field', async () => {
    const line = await aProjectLine(portal())
    const draft = requestDraft(people(), line)
    const request = await addRequest(portal(), people().requester, draft)
    const signed = await signAll(portal(), request, people(), 3)
    expect(signed).toMatchObject({
      next_role: 'procurement_department',
      total_usd_minor: 10_000,
      tier: 'budget_hold_100',
    })
    expect(await moneyOf(line.id)).toBe(10_000)
    const edit = (body: object, version: number) =>
      portal().call('PATCH', `/purchase_requests/${request.id}`, {
        as: people().requester,
        body: { ...draft, ...body, version },
      })
    const noted = (await edit({ notes: 'by Friday' }, signed.version)).body.data
    expect(noted).toMatchObject({ revision: 1, next_role: 'procurement_department', notes: 'by Friday' })
    const moved = (await edit({ location: 'turkey' }, noted.version)).body.data
    expect(moved).toMatchObject({ revision: 2, next_role: 'requested_by', total_usd_minor: null, usd_rate: null })
    expect(moved.signatures.map(({ revision }: { revision: number }) => revision)).toEqual([1, 1, 1])
    expect(moved.revisions.map(({ content }: { content: { location: string } }) => content.location)).toEqual([
      'syria',
      'turkey',
    ])
    expect(await moneyOf(line.id)).toBe(0)
    expect((await edit({}, noted.version)).body).toMatchObject({ code: 'changed_meanwhile', data: { revision: 2 } })
  })

  test('is reserved to the requester, and refused to directors and system administrators', async () => {
    const line = await aProjectLine(portal())
    const draft = requestDraft(people(), line)
    const { id } = await addRequest(portal(), people().requester, draft)
    for (const type of ['sysadmin', 'project_director'] as const) {
      const as = await portal().person(type)
      expect((await read(id, as)).body.data.can.edit).toBe(false)
      const answer = await portal().call('PATCH', `/purchase_requests/${id}`, { as, body: { ...draft, version: 1 } })
      expect(answer.body.code).toBe('privilege_missing')
    }
  })
})

describe('steps of a request', () => {
  test('put a request on hold, which blocks signatures, and resume it', async () => {
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    expect((await step(request.id, 'hold', people().requester, { version: 1 })).body.code).toBe('privilege_missing')
    const operations = await staffWith(portal(), 'specials.operations_officer_syria')
    const answer = (await step(request.id, 'hold', operations, { version: 1 })).body.data
    expect(answer).toMatchObject({ state: 'onhold', events: [{ kind: 'hold', text: 'A reason' }] })
    expect((await sign(portal(), request, people().requester, 'requested_by')).body.code).toBe('transition_refused')
    expect((await step(request.id, 'resume', operations, { version: 2 })).body.data.state).toBe('pending')
    expect((await sign(portal(), request, people().requester, 'requested_by')).status).toBe(200)
  })

  test('cancel a request, which releases its money and blocks further steps', async () => {
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    const { version } = await signAll(portal(), request, people(), 2)
    expect((await step(request.id, 'cancel', people().manager, { version })).body.code).toBe('privilege_missing')
    expect((await step(request.id, 'cancel', people().requester, { version })).body.data.state).toBe('canceled')
    expect(await moneyOf(line.id)).toBe(0)
    expect((await step(request.id, 'cancel', people().requester, { version: version + 1 })).body.code).toBe(
      'transition_refused',
    )
    expect((await sign(portal(), request, people().holder, 'budget_holder')).body.code).toBe('transition_refused')
  })

  test('mark a request as bought only after all five signatures, and only by a procurement officer', async () => {
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    const four = await signAll(portal(), request, people(), 4)
    expect((await step(request.id, 'buy', people().procurement, { version: four.version })).body.code).toBe(
      'transition_refused',
    )
    const signed = (await sign(portal(), request, people().accountant, 'accounting_department')).body.data
    const { version } = signed
    expect([signed.state, signed.waiting_days]).toEqual(['pending', 0])
    expect((await step(request.id, 'buy', people().accountant, { version })).body.code).toBe('privilege_missing')
    // No further step is due.
    const bought = await step(request.id, 'buy', people().procurement, { version })
    expect(bought.body.data).toMatchObject({ state: 'bought', waiting_since: null, waiting_days: null })
    expect(await moneyOf(line.id)).toBe(10_000)
  })

  test('cancel a bought request only by procurement and accounting together', async () => {
    const line = await aProjectLine(portal())
    const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
    let { version } = await signAll(portal(), request, people())
    const cancel = (as: Person) => step(request.id, 'cancel', as, { version: version++ })
    await step(request.id, 'buy', people().procurement, { version: version++ })
    expect((await cancel(people().procurement)).body.data.state).toBe('bought')
    const refused = [people().procurement, people().requester]
    for (const as of refused)
      expect((await step(request.id, 'cancel', as, { version })).body.code).toBe('privilege_missing')
    expect((await cancel(people().accountant)).body.data.state).toBe('canceled')
    expect(await moneyOf(line.id)).toBe(0)
  })
})
