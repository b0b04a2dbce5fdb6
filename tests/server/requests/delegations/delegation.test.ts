import { describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import type { Person } from '../../support/portal.ts'
import { delegated, delegatorRights, delegatorWith, revoke } from '../../support/requests/delegations.ts'
import { addRequest, aProjectLine, requestDraft, sign, signAll } from '../../support/requests/requests.ts'
import { useSigning } from '../../support/requests/signing.ts'

const { portal, people, signer, aRequest, signFor, waitingFor } = useSigning()

describe('a delegate', () => {
  test('sees requests pending for the delegator and signs on their behalf, and both find them as signed', async () => {
    const delegate = await signer()
    const request = await aRequest(4)
    expect(await waitingFor(delegate, request.id)).toBeUndefined()
    const row = await delegated(portal(), people().accountant, delegate, [0, 2])
    const away = { id: people().accountant.id, full_name_en: 'Nour Saleh', full_name_ar: 'نور صالح' }
    const role = 'accounting_department'
    expect(await waitingFor(delegate, request.id)).toMatchObject({ to_sign: [{ role, for: away }] })
    // The delegate can't sign under their own name.
    expect((await sign(portal(), request, delegate, role)).body.code).toBe('signature_not_yours')
    expect(await signFor(request, delegate, people().accountant)).toBe('signed')
    expect(await waitingFor(delegate, request.id)).toBeUndefined()
    for (const as of [delegate, people().accountant]) {
      const { body } = await portal().call('GET', '/purchase_requests?mine=signed&limit=100', { as })
      const [listed] = body.data.filter(({ id }: { id: string }) => id === request.id)
      expect(listed.own_signatures).toMatchObject([{ by: { id: delegate.id }, for: away }])
    }
    const { rows } = await portal().database.pool.query(
      'SELECT by_user, for_user FROM signatures WHERE request_id = $1 ORDER BY sequence DESC LIMIT 1',
      [request.id],
    )
    expect(rows).toEqual([{ by_user: delegate.id, for_user: people().accountant.id }])
    await revoke(portal(), people().accountant, row)
  })

  test('can reject on behalf of the delegator, with a reason', async () => {
    const delegate = await signer()
    const request = await aRequest(4)
    const row = await delegated(portal(), people().accountant, delegate, [0, 0])
    const reject = { decision: 'reject', reason: 'No receipt' }
    expect(await signFor(request, delegate, people().accountant, 'accounting_department', reject)).toBe('signed')
    await revoke(portal(), people().accountant, row)
  })

  test('gets the roles and the limit of the delegator, but no other right, not even from a director', async () => {
    const holder = await staffWith(
      portal(),
      ...delegatorRights,
      ...(['specials.budget_hold_500', 'specials.operations_officer_syria', 'purchase_requests.view_all'] as const),
      ...(['complaints.view_all', 'purchase_requests.add', 'users.view'] as const),
    )
    const delegate = await signer()
    await delegated(portal(), holder, delegate, [0, 0])
    const price = (unit_price_minor: number) => async () => {
      const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
      const items = [{ name: 'Van', quantity: 1, unit_price_minor, budget_item_id: line.id }]
      const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
      await signAll(portal(), request, people(), 2)
      return request
    }
    expect(await signFor(await price(500_00)(), delegate, holder, 'budget_holder')).toBe('signed')
    const dear = await price(500_01)()
    expect(await signFor(dear, delegate, holder, 'budget_holder')).toBe('not_found')
    const step = { as: delegate, body: { version: 1, reason: 'Later' } }
    expect((await portal().call('POST', `/purchase_requests/${dear.id}/hold`, step)).status).toBe(404)
    const paths = ['/complaints', '/users', `/purchase_requests/${(await aRequest(0)).id}`]
    const statuses = await Promise.all(paths.map(path => portal().call('GET', path, { as: delegate })))
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 404])
    expect((await portal().call('POST', '/purchase_requests', { as: delegate, body: {} })).status).toBe(403)

    const director = await portal().person('project_director')
    await delegated(portal(), director, delegate, [0, 0])
    expect((await portal().call('GET', '/users', { as: delegate })).status).toBe(403)
    // A director can't sign as another person's manager, and can't delegate that role.
    const fresh = await aRequest(1)
    expect(await signFor(fresh, delegate, director, 'direct_manager')).not.toBe('signed')
  })

  test('signs and is offered requests only up to the delegator’s limit, even if their own is higher', async () => {
    const holder = await delegatorWith(portal(), 'budget_hold_100')
    const delegate = await signer('specials.budget_hold_500')
    await delegated(portal(), holder, delegate, [0, 0])
    const priced = async (unit_price_minor: number) => {
      const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
      const items = [{ name: 'Van', quantity: 1, unit_price_minor, budget_item_id: line.id }]
      const request = await addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
      await signAll(portal(), request, people(), 2)
      return request
    }
    const offered = async (id: string) => {
      const { to_sign } = await waitingFor(delegate, id)
      return to_sign.map((one: { for: Person | null }) => one.for?.id ?? null)
    }
    const [within, above] = [await priced(100_00), await priced(100_01)]
    expect(await offered(within.id)).toEqual([null, holder.id])
    expect(await offered(above.id)).toEqual([null])
    expect(await signFor(above, delegate, holder, 'budget_holder')).toBe('signature_not_yours')
    expect(await signFor(within, delegate, holder, 'budget_holder')).toBe('signed')
    expect((await sign(portal(), above, delegate, 'budget_holder')).status).toBe(200)
  })

  test('can’t sign their own request or the delegator’s, not even as a system administrator', async () => {
    const delegates = [await portal().person('sysadmin'), await portal().person('project_director')]
    for (const delegate of delegates) {
      const row = await delegated(portal(), people().accountant, delegate, [0, 0])
      const own = await aRequest(4, delegate)
      expect(await signFor(own, delegate, people().accountant)).toBe('signature_own_request')
      expect(await waitingFor(delegate, own.id)).toBeUndefined()
      await revoke(portal(), people().accountant, row)
    }
    const root = await portal().person('sysadmin')
    const delegate = await signer('specials.accounting_officer_syria')
    await delegated(portal(), root, delegate, [0, 0])
    const theirs = await aRequest(4, root)
    expect(await signFor(theirs, delegate, root)).toBe('signature_own_request')
    expect(await signFor(await aRequest(0, root), delegate, root, 'requested_by')).not.toBe('signed')
  })

  test('gives one signature per request, in either name, and then the delegator can’t sign either', async () => {
    const holder = await delegatorWith(portal(), 'budget_hold_10000', 'accounting_officer_syria')
    const delegate = await signer('specials.accounting_officer_syria')
    await delegated(portal(), holder, delegate, [0, 0])
    const request = await aRequest(2)
    expect(await signFor(request, delegate, holder, 'budget_holder')).toBe('signed')
    await sign(portal(), request, people().procurement, 'procurement_department')
    const role = 'accounting_department'
    const own = [await sign(portal(), request, delegate, role), await sign(portal(), request, holder, role)]
    expect(own.map(({ body }) => body.code)).toEqual(['signature_repeated', 'signature_repeated'])
    expect(await signFor(request, delegate, holder)).toBe('signature_repeated')
  })

  test('can’t pass the delegation on', async () => {
    const [middle, last] = [await delegatorWith(portal()), await signer()]
    const rows = [
      await delegated(portal(), people().accountant, middle, [0, 0]),
      await delegated(portal(), middle, last, [0, 0]),
    ]
    const request = await aRequest(4)
    expect(await signFor(request, last, people().accountant)).toBe('not_found')
    expect(await signFor(request, last, middle)).toBe('not_found')
    await revoke(portal(), people().accountant, rows[0])
  })

  test('can sign only while their own account has the privilege to sign', async () => {
    const delegate = await signer()
    const row = await delegated(portal(), people().accountant, delegate, [0, 0])
    const request = await aRequest(4)
    await portal().database.pool.query('DELETE FROM user_privileges WHERE user_id = $1', [delegate.id])
    expect(await signFor(request, delegate, people().accountant)).toBe('not_found')
    await revoke(portal(), people().accountant, row)
  })
})
