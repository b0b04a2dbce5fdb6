import { describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { take } from '../../support/requests/bought.ts'
import { invoice, useNewTotals } from './new-total-steps.ts'

const { portal, people, clerk, start, post, ask, money, read, decide, booked, verified } = useNewTotals()

describe('an invoice beyond the tolerance', () => {
  test('is stored, and raises the approved total once the budget holder signs', async () => {
    const started = await start()
    expect((await post(started, 50_000)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_approved' }])
    const asked = await ask(started, 50_000)
    expect(asked.body.data).toMatchObject({
      ...{ revision: 2, of_revision: 1, position: 0, approved_minor: 40_000, most_minor: 42_000 },
      ...{ invoiced_minor: 0, amount_minor: 50_000, former_total_minor: 70_000, total_minor: 80_000 },
      ...{ explanation: 'Freight went up', decision: null, can: { post: false, drop: true } },
      invoice: { date: '2026-01-31', description: 'Chairs with freight', reference: 'INV-7' },
    })
    // Nothing changes before the signature.
    expect(await money(started)).toEqual({ spent: 0, committed: 70_000, surplus: 130_000 })
    expect(await read(started)).toMatchObject({ revision: 1, state: 'bought', total_minor: 70_000 })
    expect((await booked(asked.body.data.id)).body.code).toBe('transition_refused')
    expect((await post(started, 10_000)).status).toBe(200)

    const { holder } = people()
    const waiting = await portal().call('GET', '/signatures?mine=waiting&limit=100', { as: holder })
    const listed = waiting.body.data.find(({ id }: { id: string }) => id === started.request.id)
    expect(listed).toMatchObject({ to_sign: [{ role: 'budget_holder', for: null }], waiting_days: 0 })
    const signed = await decide(started, holder)
    expect(signed.body.data).toMatchObject({
      ...{ revision: 2, state: 'bought', total_minor: 80_000, total_usd_minor: 80_000, to_sign: [] },
      items: [
        { total_price_minor: 50_000, raised_minor: 10_000, total_usd_minor: 50_000 },
        { total_price_minor: 30_000 },
      ],
      new_total: { decision: { kind: 'sign' } },
    })
    expect(await money(started)).toEqual({ spent: 10_000, committed: 70_000, surplus: 120_000 })
    // Together with the other invoice, this one exceeds the new total.
    expect((await booked(asked.body.data.id)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_approved' }])
    expect((await read(started)).new_total).not.toBeNull()
    expect(await verified()).toEqual([])
  })

  test('says whether its reader can open the request', async () => {
    const started = await start()
    await ask(started, 50_000)
    const other = await staffWith(portal(), 'budget.edit_expense', 'projects.view_all')
    for (const as of [clerk(), other]) {
      const listed = await portal().call('GET', `/expenses/new_totals?project_id=${started.line.project_id}`, { as })
      const opened = await portal().call('GET', `/purchase_requests/${started.request.id}`, { as })
      expect(listed.body.data).toMatchObject([{ request: { opens: as === clerk() } }])
      expect(opened.status).toBe(as === clerk() ? 200 : 404)
    }
  })

  test('can be posted after the signature, and the request continues as usual', async () => {
    const started = await start()
    const { body } = await ask(started, 50_000)
    await decide(started, people().holder)
    const expense = await booked(body.data.id)
    expect(expense.body.data).toMatchObject({ ...invoice, amount_minor: 50_000, request_line: { name: 'Chair' } })
    expect(await money(started)).toEqual({ spent: 50_000, committed: 30_000, surplus: 120_000 })
    expect((await booked(body.data.id)).status).toBe(404)
    const { request } = started
    const came = [0, 1].map((position, at) => ({ position, quantity: 4 - at }))
    expect((await take(portal(), request, 'receipts', people().requester, { items: came })).body.data.state).toBe(
      'delivered',
    )
    expect((await take(portal(), request, 'complete', clerk())).status).toBe(200)
    expect(await verified()).toEqual([])
  })

  test('leaves the earlier approval in force when it is rejected, and can be requested again', async () => {
    const started = await start()
    const { body } = await ask(started, 50_000)
    const reason = 'Freight is not ours'
    expect((await decide(started, people().holder, { decision: 'reject' })).status).toBe(400)
    const rejected = await decide(started, people().holder, { decision: 'reject', reason })
    expect(rejected.body.data).toMatchObject({
      ...{ revision: 1, state: 'bought', total_minor: 70_000 },
      new_total: { decision: { kind: 'reject', reason }, can: { post: false } },
    })
    expect(await money(started)).toEqual({ spent: 0, committed: 70_000, surplus: 130_000 })
    expect((await booked(body.data.id)).body.code).toBe('transition_refused')
    const notices = await portal().call('GET', '/notices', { as: clerk() })
    expect(notices.body.data[0]).toMatchObject({ kind: 'new_total_rejected', target: { id: started.request.id } })
    expect((await ask(started, 48_000)).body.code).toBe('new_total_waiting')
    const { id } = body.data
    expect((await portal().call('DELETE', `/expenses/new_totals/${id}`, { as: clerk() })).status).toBe(200)
    expect((await ask(started, 48_000)).body.data).toMatchObject({ revision: 3, of_revision: 1, total_minor: 78_000 })
    expect((await decide(started, people().holder, { decision: 'sign', revision: 2 })).body.code).toBe(
      'changed_meanwhile',
    )
    expect((await decide(started, people().holder, { decision: 'sign', revision: 3 })).status).toBe(200)
    expect(await read(started)).toMatchObject({ revision: 3, total_minor: 78_000 })
    expect(await verified()).toEqual([])
  })

  test('can be signed only within the signer’s limit, and only by an account with no other part in the request', async () => {
    const small = await staffWith(portal(), 'signatures.sign', 'specials.budget_hold_500')
    const started = await start([{ name: 'Chair', quantity: 4, unit_price_minor: 2500 }])
    expect(started.request.total_minor).toBe(10_000)
    await ask(started, 50_100)
    expect((await decide(started, small)).body.code).toBe('signature_not_yours')
    expect((await decide(started, people().requester)).body.code).toBe('signature_own_request')
    for (const signer of [people().manager, people().accountant, people().procurement])
      expect((await decide(started, signer)).body.code).toBe('signature_repeated')
    expect((await decide(started, clerk())).body.code).toBe('signature_repeated')
    expect((await decide(started, people().holder)).status).toBe(200)
  })
})
