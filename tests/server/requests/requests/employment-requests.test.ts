import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { delegated, delegatorWith } from '../../support/requests/delegations.ts'
import {
  addRequest,
  aLineInLira,
  aProjectLine,
  employmentDraft,
  requestDraft,
  sign,
  signAll,
  useFivePeople,
} from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const aLineAndRequest = async (given: object = {}) => {
  const line = await aProjectLine(portal())
  const body = employmentDraft(people(), line, given)
  return { line, request: await addRequest(portal(), people().requester, body, 'employment_requests') }
}

const read = (id: string, as: Person, kind = 'employment_requests') => portal().call('GET', `/${kind}/${id}`, { as })

const commitmentsOf = async (id: string) => {
  const { rows } = await portal().database.pool.query(
    'SELECT document, amount_minor::int AS amount FROM commitments WHERE document_id = $1',
    [id],
  )
  return rows
}

describe('an employment request', () => {
  test('costs posts × months × monthly cost', async () => {
    const { line, request } = await aLineAndRequest()
    expect(request).toMatchObject({
      ...{ kind: 'employment_requests', description: 'Field monitor', total_minor: 60_000, state: 'pending' },
      reference: expect.stringMatching(/^ER-\d{4}-\d{4}$/),
      employment: { posts: 2, months: 3, contract_type: 'full_time', monthly_cost_minor: 10_000 },
      items: [{ name: 'Field monitor', quantity: 6, total_price_minor: 60_000, budget_item_id: line.id }],
    })
    expect(await auditOf(portal(), 'employment_requests', request.id)).toEqual(['add'])
  })

  test.each([
    [{ posts: 0 }, 'posts', 'value_zero'],
    [{ months: 1.5 }, 'months', 'wrong_type'],
    [{ monthly_cost_minor: -1 }, 'monthly_cost_minor', 'value_negative'],
    [{ monthly_cost_minor: 16_667 }, 'monthly_cost_minor', 'over_surplus'],
    [{ budget_item_id: undefined }, 'budget_item_id', 'select_value'],
    [{ type: 'core' }, 'budget_code', 'field_required'],
    [{ contract_type: '' }, 'contract_type', 'select_value'],
    [{ justification: ' ' }, 'justification', 'field_empty'],
    [{ required_date: '2020-01-01' }, 'required_date', 'date_past'],
  ])('is rejected with %j', async (given, path, code) => {
    const body = employmentDraft(people(), await aProjectLine(portal()), given)
    const answer = await portal().call('POST', '/employment_requests', { as: people().requester, body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code }]])
  })

  test('requires the privilege of its own kind and type', async () => {
    const line = await aProjectLine(portal())
    const as = await staffWith(portal(), 'projects.view_all', 'purchase_requests.add', 'employment_requests.add_core')
    const add = (given: object) =>
      portal().call('POST', '/employment_requests', { as, body: employmentDraft(people(), line, given) })
    expect([(await add({})).status, (await add({ type: 'core', budget_code: 'CORE' })).status]).toEqual([403, 200])
  })

  test('collects five signatures, commits its money, and can be filled but not delivered', async () => {
    const { request } = await aLineAndRequest()
    const signed = await signAll(portal(), request, people())
    expect(signed).toMatchObject({ next_role: null, total_usd_minor: 60_000 })
    expect(await commitmentsOf(request.id)).toEqual([{ document: 'employment_requests', amount: 60_000 }])
    const step = (name: string) =>
      portal().call('POST', `/employment_requests/${request.id}/${name}`, {
        as: people().procurement,
        body: { version: signed.version },
      })
    const filled = await step('buy')
    expect(filled.body.data).toMatchObject({ state: 'bought', kind: 'employment_requests' })
    expect((await step('deliver')).status).toBe(404)
  })

  test('is converted at the rate of its first signature, and can’t exceed the surplus of its line', async () => {
    const { line, setRate } = await aLineInLira(portal())
    const body = (given: object = {}) => employmentDraft(people(), line, { currency: 'tl', ...given })
    const add = (given: object) =>
      portal().call('POST', '/employment_requests', { as: people().requester, body: body(given) })
    const request = await addRequest(portal(), people().requester, body(), 'employment_requests')
    await setRate(0.025, '2026-01-01')
    await sign(portal(), request, people().requester, 'requested_by')
    await setRate(0.5, '2026-01-02')
    const { data } = (await read(request.id, people().requester)).body
    expect([data.usd_rate, data.total_usd_minor, data.tier]).toEqual([0.025, 1_500, 'budget_hold_100'])
    // The first request commits 600.00 of 1,000.00.
    const refused = await add({ posts: 1, months: 5 })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'monthly_cost_minor', code: 'over_surplus' }]])
    expect((await add({ posts: 1, months: 4 })).status).toBe(200)
  })

  test('needs new signatures after a change, and keeps the content of each revision', async () => {
    const { line, request } = await aLineAndRequest()
    await sign(portal(), request, people().requester, 'requested_by')
    const { version } = (await read(request.id, people().requester)).body.data
    const changed = await portal().call('PATCH', `/employment_requests/${request.id}`, {
      as: people().requester,
      body: { ...employmentDraft(people(), line, { posts: 1 }), version },
    })
    expect(changed.body.data).toMatchObject({ revision: 2, next_role: 'requested_by', total_minor: 30_000 })
    const posts = changed.body.data.revisions.map((one: Revision) => one.content.employment.posts)
    expect(posts).toEqual([2, 1])
    expect(await commitmentsOf(request.id)).toEqual([])
  })

  test('can be signed by a delegate', async () => {
    const { request } = await aLineAndRequest()
    await signAll(portal(), request, people(), 4)
    const accountant = await delegatorWith(portal(), 'accounting_officer_syria')
    const delegate = await staffWith(portal(), 'signatures.sign')
    await delegated(portal(), accountant, delegate, [0, 1])
    const answer = await sign(portal(), request, delegate, 'accounting_department', { for_id: accountant.id })
    expect(answer.body.data).toMatchObject({ next_role: null })
  })
})

interface Revision {
  readonly content: { readonly employment: { readonly posts: number } }
}

describe('purchase and employment requests', () => {
  test('are available only under their own paths, and are listed separately', async () => {
    const { line, request } = await aLineAndRequest()
    const purchase = await addRequest(portal(), people().requester, requestDraft(people(), line))
    const statuses = await Promise.all([
      read(request.id, people().requester),
      read(request.id, people().requester, 'purchase_requests'),
      read(purchase.id, people().requester),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404])
    const wrong = await sign(portal(), { ...request, kind: 'purchase_requests' }, people().requester, 'requested_by')
    expect(wrong.status).toBe(404)
    const listed = async (kind: string) => {
      const { body } = await portal().call('GET', `/${kind}?limit=100`, { as: people().requester })
      return new Set(body.data.map((row: { kind: string }) => row.kind))
    }
    expect(await listed('employment_requests')).toEqual(new Set(['employment_requests']))
    expect(await listed('purchase_requests')).toEqual(new Set(['purchase_requests']))
  })

  test('are visible with the privileges of their own kind only', async () => {
    const { line, request } = await aLineAndRequest()
    const purchase = await addRequest(portal(), people().requester, requestDraft(people(), line))
    const seen = async (...rights: `${string}.${string}`[]) => {
      const as = await staffWith(portal(), ...rights)
      return [(await read(request.id, as)).status, (await read(purchase.id, as, 'purchase_requests')).status]
    }
    expect(await seen('employment_requests.view_all')).toEqual([200, 404])
    expect(await seen('purchase_requests.view_all')).toEqual([404, 200])
    expect(await seen('employment_requests.view_project', 'projects.view_all')).toEqual([200, 404])
    expect(await seen('employment_requests.view_core', 'employment_requests.view_own')).toEqual([404, 404])
  })

  test('share one list of pending and signed requests', async () => {
    const { line, request } = await aLineAndRequest()
    const purchase = await addRequest(portal(), people().requester, requestDraft(people(), line))
    const listed = async (mine: string) => {
      const path = `/signatures?mine=${mine}&sort=-created_at&limit=2`
      const { body } = await portal().call('GET', path, { as: people().requester })
      return body.data.map(({ id }: { id: string }) => id)
    }
    expect(await listed('waiting')).toEqual([purchase.id, request.id])
    await sign(portal(), request, people().requester, 'requested_by')
    expect((await listed('waiting'))[0]).toBe(purchase.id)
    expect((await listed('signed'))[0]).toBe(request.id)
  })
})
