import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { type Answer, type Person, usePortal } from '../../support/portal.ts'
import {
  addRequest,
  aProjectLine,
  requestDraft,
  sign,
  signAll,
  TYPED,
  useFivePeople,
} from '../../support/requests/requests.ts'

const portal = usePortal()
const REQUESTS = 100
const ROUNDS = rounds(2, 40)
const LIMIT = { timeout: 60_000 + ROUNDS * 15_000 }

const people = useFivePeople(portal)
const other = useFivePeople(portal)

const query = async (text: string, values: readonly unknown[]) =>
  (await portal().database.pool.query(text, [...values])).rows

test('commits only as many of 100 concurrent requests as the budget line can pay for', LIMIT, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const line = await aProjectLine(portal())
    const items = [{ name: 'Chair', quantity: 1, unit_price_minor: 30_000, budget_item_id: line.id }]
    const draft = requestDraft(people(), line, { items })
    const asked = Array.from({ length: REQUESTS }, () => addRequest(portal(), people().requester, draft))
    const ids = (await Promise.all(asked)).map(({ id }): string => id)
    const answers = await Promise.all(
      ids.map(id => sign(portal(), { id, revision: 1 }, people().requester, 'requested_by')),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBe(REQUESTS - 3)
    for (const { body } of refused)
      expect(body.errors).toEqual([{ path: 'items.0.total_price_minor', code: 'over_surplus' }])
    const rows = await query(
      `SELECT committed_minor::int AS committed,
        (SELECT count(*)::int FROM signatures WHERE request_id = ANY ($2) AND role IS NOT NULL) AS signed,
        (SELECT count(*)::int FROM commitments WHERE item_id = $1) AS commitments FROM budget_items WHERE id = $1`,
      [line.id, ids],
    )
    expect(rows).toEqual([{ committed: 90_000, signed: 3, commitments: 3 }])
  }
})

/** Adds a request whose next signature is the budget holder's. */
const forHolder = async () => {
  const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
  const request = await addRequest(portal(), people().requester, requestDraft(people(), line))
  await signAll(portal(), request, people(), 2)
  return request
}

const signedAs = async (id: string, role: string) =>
  (await query('SELECT count(*)::int AS number FROM signatures WHERE request_id = $1 AND role = $2', [id, role]))[0]
    ?.number

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()

test(
  'stores one signature when two people sign the same role, or one person signs twice, concurrently',
  LIMIT,
  async () => {
    for (let round = 0; round < ROUNDS * 2; round++) {
      const request = await forHolder()
      const both = round % 2 === 0 ? [people().holder, other().holder] : [people().holder, people().holder]
      const answers = await Promise.all(both.map(as => sign(portal(), request, as, 'budget_holder')))
      expect(statusesOf(answers)).toEqual([200, 409])
      expect(await signedAs(request.id, 'budget_holder')).toBe(1)
    }
  },
)

test(
  'answers a retried signature with the same idempotency key like the first, and stores it once',
  LIMIT,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const request = await forHolder()
      const send = (as: Person, key: string) =>
        portal().call('POST', `/purchase_requests/${request.id}/signatures`, {
          as,
          headers: { 'idempotency-key': key },
          body: { role: 'budget_holder', decision: 'sign', revision: 1, appearance: TYPED },
        })
      const key = randomUUID()
      const first = await send(people().holder, key)
      const again = await Promise.all([send(people().holder, key), send(people().holder, key)])
      expect(statusesOf([first, ...again])).toEqual([200, 200, 200])
      expect(await signedAs(request.id, 'budget_holder')).toBe(1)
      expect((await send(people().holder, randomUUID())).status).toBe(409)
    }
  },
)

test(
  'stores one outcome when a signature races with a rejection or a cancellation, and commits only when signed',
  LIMIT,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const request = await forHolder()
      const { version } = (await portal().call('GET', `/purchase_requests/${request.id}`, { as: people().requester }))
        .body.data
      const [signed, ended] = await Promise.all([
        sign(portal(), request, people().holder, 'budget_holder'),
        round % 2 === 0
          ? sign(portal(), request, other().holder, 'budget_holder', { decision: 'reject', reason: 'Too much' })
          : portal().call('POST', `/purchase_requests/${request.id}/cancel`, {
              as: people().requester,
              body: { version, reason: 'Not needed' },
            }),
      ])
      expect(statusesOf([signed, ended])).toEqual([200, 409])
      const committed = await query('SELECT amount_minor FROM commitments WHERE document_id = $1', [request.id])
      expect(committed).toHaveLength(signed.status === 200 ? 1 : 0)
    }
  },
)

test('leaves no gap in the signature chain', async () => {
  const [row] = await query('SELECT max(sequence)::int AS last, count(*)::int AS number FROM signatures', [])
  expect(row?.last).toBe(row?.number)
})
