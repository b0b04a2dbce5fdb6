import { beforeAll, describe, expect, test } from 'vitest'
import { breaksOfBundle } from '../../../../packages/server/src/requests/signature-chain/bundle.ts'
import { sealKeyOf } from '../../../../packages/server/src/requests/signatures/seal.ts'
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
let auditor: Person
beforeAll(async () => {
  auditor = await staffWith(portal(), 'purchase_requests.view_all', 'employment_requests.view_all')
})

const aRequest = async () =>
  addRequest(portal(), people().requester, requestDraft(people(), await aProjectLine(portal())))
const step = (id: string, name: string, as: Person, body: object) =>
  portal().call('POST', `/purchase_requests/${id}/${name}`, { as, body: { reason: 'A reason', ...body } })
const read = async (id: string) =>
  (await portal().call('GET', `/purchase_requests/${id}`, { as: people().requester })).body.data
const bundleOf = async (id: string) =>
  (await portal().call('GET', `/signature_chain/bundle?request_id=${id}`, { as: auditor })).body.data

/** Alters a request like a database superuser, with triggers disabled, and restores it afterwards. */
const alter = async (statement: string, id: string, whileAltered: () => Promise<void>) => {
  const { pool } = portal().database
  const as = async (sql: string) =>
    pool.query(`SET session_replication_role = replica; ${sql}; RESET session_replication_role`)
  const before = (await pool.query('SELECT state, next_role FROM requests WHERE id = $1', [id])).rows[0]
  await as(`UPDATE requests SET ${statement} WHERE id = '${id}'`)
  try {
    await whileAltered()
  } finally {
    const role = before.next_role === null ? 'NULL' : `'${before.next_role}'`
    await as(`UPDATE requests SET state = '${before.state}', next_role = ${role} WHERE id = '${id}'`)
  }
}

describe('the signature chain', () => {
  test('records every step that changes the state, and the resulting state', async () => {
    const request = await aRequest()
    const { requester, procurement } = people()
    const held = (await step(request.id, 'hold', procurement, { version: request.version })).body.data
    const resumed = (await step(request.id, 'resume', procurement, { version: held.version })).body.data
    const signed = await signAll(portal(), resumed, people())
    const bought = (await step(request.id, 'buy', procurement, { version: signed.version })).body.data
    const items = [{ position: 0, quantity: 4 }]
    await step(request.id, 'receipts', requester, { version: bought.version, items, note: '' })
    const bundle = await bundleOf(request.id)
    const links: { decision: string; role: string | null; state: string; next_role: string | null }[] =
      bundle.evidence.links
    expect(links.map(({ role, decision, state, next_role }) => [role ?? decision, state, next_role])).toEqual([
      ['add', 'pending', 'requested_by'],
      ['hold', 'onhold', 'requested_by'],
      ['resume', 'pending', 'requested_by'],
      ['requested_by', 'pending', 'direct_manager'],
      ['direct_manager', 'pending', 'budget_holder'],
      ['budget_holder', 'pending', 'procurement_department'],
      ['procurement_department', 'pending', 'accounting_department'],
      ['accounting_department', 'pending', null],
      ['buy', 'bought', null],
      ['deliver', 'delivered', null],
    ])
    expect(await breaksOfBundle(bundle, [sealKeyOf(portal().services.secretKey)])).toEqual([])
    expect((await portal().call('GET', '/signature_chain', { as: auditor })).body.data.breaks).toEqual([])
    expect((await read(request.id)).signatures).toHaveLength(5)
  })

  test('keeps the names that people had when they signed', async () => {
    const request = await aRequest()
    const { requester } = people()
    await sign(portal(), request, requester, 'requested_by')
    const [{ by: then }] = (await read(request.id)).signatures
    await portal().database.pool.query("UPDATE users SET first_name_en = 'Somebody' WHERE id = $1", [requester.id])
    expect((await read(request.id)).signatures[0].by).toEqual(then)
    const link = (await bundleOf(request.id)).evidence.links.at(-1)
    expect(link.by_name).toEqual({ full_name_en: then.full_name_en, full_name_ar: then.full_name_ar })
  })

  test.each([
    "state = 'bought', next_role = NULL",
    "state = 'delivered', next_role = NULL",
    'next_role = NULL',
    "next_role = 'accounting_department'",
    "state = 'rejected', next_role = NULL",
  ])('reports a request whose state was altered, and blocks signatures and steps: %s', async statement => {
    const request = await aRequest()
    await sign(portal(), request, people().requester, 'requested_by')
    const { version } = await read(request.id)
    await alter(statement, request.id, async () => {
      const { body } = await portal().call('GET', '/signature_chain', { as: auditor })
      expect(body.data.breaks).toMatchObject([{ code: 'request_differs', request_id: request.id }])
      const answers = [
        await sign(portal(), request, people().manager, 'direct_manager'),
        await sign(portal(), request, people().accountant, 'accounting_department'),
        await step(request.id, 'buy', people().procurement, { version }),
        await step(request.id, 'cancel', people().procurement, { version }),
        await step(request.id, 'receipts', people().requester, {
          version,
          items: [{ position: 0, quantity: 4 }],
          note: '',
        }),
        await portal().call('PATCH', `/purchase_requests/${request.id}`, {
          as: people().requester,
          body: { ...requestDraft(people(), await aProjectLine(portal())), version },
        }),
      ]
      expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(
        answers.map(() => [409, 'request_altered']),
      )
    })
    expect((await sign(portal(), request, people().manager, 'direct_manager')).status).toBe(200)
  })

  test('blocks a signature if the stored content doesn’t match its fingerprint', async () => {
    const request = await aRequest()
    await portal().database.pool.query(
      `SET session_replication_role = replica;
       UPDATE request_revisions SET content = jsonb_set(content, '{description}', '"Tables"') WHERE request_id = '${request.id}';
       UPDATE requests SET description = 'Tables' WHERE id = '${request.id}';
       RESET session_replication_role`,
    )
    const { status, body } = await sign(portal(), request, people().requester, 'requested_by')
    expect([status, body.code]).toEqual([409, 'request_altered'])
  })

  test('rejects a superseded revision that was made current again', async () => {
    const request = await aRequest()
    const { usd_rate, total_usd_minor, revisions } = await signAll(portal(), request, people())
    const { version, project, items } = await read(request.id)
    const line = { id: items[0].budget_item_id, project_id: project.id }
    const body = { ...requestDraft(people(), line, { description: 'Tables' }), version }
    const path = `/purchase_requests/${request.id}`
    const edited = (await portal().call('PATCH', path, { as: people().requester, body })).body.data
    expect(edited.revision).toBe(2)
    await portal().database.pool.query(
      `UPDATE requests SET revision = 1, state = 'pending', next_role = NULL, usd_rate = $2, total_usd_minor = $3,
         description = 'Chairs for the training room', content_hash = $4 WHERE id = $1`,
      [request.id, usd_rate, total_usd_minor, revisions[0].content_hash],
    )
    const named = (await portal().call('GET', '/signature_chain', { as: auditor })).body.data.breaks
    expect(named).toContainEqual(expect.objectContaining({ code: 'request_differs', request_id: request.id }))
    const { body: paper } = await portal().call('POST', '/request_papers/verify', {
      body: { code: revisions[0].paper_code },
    })
    expect(paper.data.verdict).toBe('altered')
    const bought = await step(request.id, 'buy', people().procurement, { version: edited.version })
    expect([bought.status, bought.body.code]).toEqual([409, 'request_altered'])
  })

  test('requires a link for every change of the state, enforced by the database', async () => {
    const request = await aRequest()
    for (const statement of ["SET state = 'canceled', next_role = NULL", "SET next_role = 'direct_manager'"])
      await expect(
        portal().database.pool.query(`UPDATE requests ${statement} WHERE id = $1`, [request.id]),
      ).rejects.toMatchObject({ constraint: 'requests_state_linked' })
    expect(await read(request.id)).toMatchObject({ state: 'pending', next_role: 'requested_by' })
  })
})
