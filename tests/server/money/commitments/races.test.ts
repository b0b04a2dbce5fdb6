import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { type Answer, type Person, usePortal } from '../../support/portal.ts'
import { bought, take } from '../../support/requests/bought.ts'
import { aProjectLine, requestDraft, useFivePeople } from '../../support/requests/requests.ts'
import { breaksSeenBy, waitingOf } from './new-total-steps.ts'

const portal = usePortal()
const people = useFivePeople(portal)
let root: Person

beforeAll(async () => {
  root = await portal().person('sysadmin')
})

const MANY = 60
const RUNS = rounds(6, MANY)

const nth = fc.nat(5)
const money = fc.oneof(fc.constantFrom(1000, 4000, 10_000, 10_500), fc.integer({ min: 1, max: 12_000 }))
const op = <Kind extends string, More>(kind: Kind, more: More) => ({ kind: fc.constant(kind), ...more })

/** An operation on a request and its invoices. `line` and `nth` are indexes that wrap around. */
const operation = fc.oneof(
  { weight: 8, arbitrary: fc.record(op('post', { line: nth, money })) },
  { weight: 2, arbitrary: fc.record(op('refund', { line: nth, money })) },
  { weight: 1, arbitrary: fc.record(op('post without request', { line: nth, money })) },
  { weight: 4, arbitrary: fc.record(op('edit', { nth, line: nth, money })) },
  { weight: 4, arbitrary: fc.record(op('delete', { nth })) },
  { weight: 2, arbitrary: fc.record(op('restore', { nth })) },
  { weight: 2, arbitrary: fc.record(op('complete', {})) },
  { weight: 2, arbitrary: fc.record(op('reopen', {})) },
  { weight: 1, arbitrary: fc.record(op('short_close', {})) },
  { weight: 1, arbitrary: fc.record(op('cancel', { nth })) },
  { weight: 4, arbitrary: fc.record(op('ask', { line: nth, money: fc.integer({ min: 6000, max: 16_000 }) })) },
  { weight: 4, arbitrary: fc.record(op('decide', { nth })) },
  { weight: 4, arbitrary: fc.record(op('book', {})) },
  { weight: 1, arbitrary: fc.record(op('drop', {})) },
)

type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never

/** Buys three items of 100.00 on one budget line. Half of each item has been received. */
const start = async (price_minor: number) => {
  const line = await aProjectLine(portal(), { price_minor })
  const items = ['Chair', 'Table', 'Board'].map(name => ({
    ...{ name, quantity: 2, unit_price_minor: 5000, budget_item_id: line.id },
  }))
  const { id, items: stored } = await bought(portal(), people(), requestDraft(people(), line, { items }))
  const came = [0, 1, 2].map(position => ({ position, quantity: 1 }))
  const request = { kind: 'purchase_requests', id: String(id) } as const
  await take(portal(), request, 'receipts', people().requester, { items: came })
  return { line, request, lines: stored.map((one: { id: string }) => one.id) }
}

type Started = Awaited<ReturnType<typeof start>>

const expensesOf = async (table: 'expenses' | 'deleted_expenses', itemId: string) =>
  (
    await portal().database.pool.query<{ id: string; version: number }>(
      `SELECT id, ${table === 'expenses' ? 'version' : '0 AS version'} FROM ${table} WHERE item_id = $1 ORDER BY id`,
      [itemId],
    )
  ).rows

const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(list.length, 1)]

const carryOut = async ({ line, request, lines }: Started, given: Operation): Promise<Answer | undefined> => {
  const body = { item_id: line.id, date: '2026-01-31', description: 'Invoice', reason: 'Sent back' }
  const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, sent: object) =>
    portal().call(method, path, { as: root, body: sent })
  switch (given.kind) {
    case 'post':
    case 'refund': {
      const amount_minor = given.kind === 'post' ? given.money : -given.money
      return call('POST', '/expenses', { ...body, amount_minor, request_item_id: pick(lines, given.line) })
    }
    case 'post without request':
      return call('POST', '/expenses', { ...body, amount_minor: given.money })
    case 'edit': {
      const expense = pick(await expensesOf('expenses', line.id), given.nth)
      // One edit in six unlinks the expense from the request.
      const request_item_id = given.line === 5 ? undefined : pick(lines, given.line)
      const sent = { ...body, version: expense?.version, amount_minor: given.money, request_item_id }
      return expense && call('PATCH', `/expenses/${expense.id}`, sent)
    }
    case 'delete': {
      const expense = pick(await expensesOf('expenses', line.id), given.nth)
      return expense && call('DELETE', `/expenses/${expense.id}`, { version: expense.version, reason: 'Wrong' })
    }
    case 'restore': {
      const expense = pick(await expensesOf('deleted_expenses', line.id), given.nth)
      return expense && call('POST', `/expenses/${expense.id}/restore`, {})
    }
    case 'ask': {
      const asked = { amount_minor: given.money, request_item_id: pick(lines, given.line), explanation: 'Freight' }
      return call('POST', '/expenses/new_totals', { ...body, ...asked })
    }
    case 'decide': {
      const waiting = await waitingOf(portal(), request.id)
      const decision =
        given.nth === 0
          ? { decision: 'reject', reason: 'Too much' }
          : { decision: 'sign', appearance: { kind: 'typed', text: 'Budget holder' } }
      const signed = { role: 'budget_holder', revision: waiting?.revision, ...decision }
      const path = `/${request.kind}/${request.id}/signatures`
      return waiting && portal().call('POST', path, { as: people().holder, body: signed })
    }
    case 'book':
    case 'drop': {
      const waiting = await waitingOf(portal(), request.id)
      const path = `/expenses/new_totals/${waiting?.id}`
      return waiting && (given.kind === 'drop' ? call('DELETE', path, {}) : call('POST', `${path}/post`, {}))
    }
    case 'short_close':
      return take(portal(), request, given.kind, people().procurement)
    case 'cancel':
      return take(portal(), request, given.kind, given.nth % 2 === 0 ? people().procurement : people().accountant)
    default:
      return take(portal(), request, given.kind, root)
  }
}

/** Expects that sums agree, that invoices stay within the tolerance, and that the rest is committed. */
const check = async ({ line, request }: Started) => {
  const { rows } = await portal().database.pool.query(
    `SELECT item.total_price_minor::int AS approved, coalesce(due_minor, total_price_minor)::int AS due,
       state IN ('bought', 'delivered') AND completed_at IS NULL AS is_open,
       (SELECT coalesce(sum(amount_minor), 0)::int FROM expenses WHERE request_item_id = item.id) AS invoiced,
       (SELECT coalesce(sum(amount_minor), 0)::int FROM commitments WHERE request_item_id = item.id) AS committed
     FROM request_items item JOIN requests ON requests.id = request_id WHERE request_id = $1`,
    [request.id],
  )
  for (const { approved, due, is_open, invoiced, committed } of rows) {
    expect(invoiced).toBeGreaterThanOrEqual(0)
    expect(invoiced).toBeLessThanOrEqual(approved * 1.05)
    expect(committed).toBe(is_open ? Math.max(0, due - invoiced) : 0)
  }
  const [sums] = (
    await portal().database.pool.query(
      `SELECT spent_minor::int AS spent, committed_minor::int AS committed,
         (total_minor - spent_minor - committed_minor)::int AS surplus,
         (SELECT coalesce(sum(amount_minor), 0)::int FROM expenses WHERE item_id = item.id) AS expenses,
         (SELECT coalesce(sum(amount_minor), 0)::int FROM commitments WHERE item_id = item.id) AS commitments
       FROM budget_items item WHERE id = $1`,
      [line.id],
    )
  ).rows
  expect([sums.spent, sums.committed]).toEqual([sums.expenses, sums.commitments])
  expect(sums.surplus).toBeGreaterThanOrEqual(0)
  return rows.map(({ committed }) => committed)
}

test('keeps invoices within the approved amounts and sums consistent under concurrent operations', {
  timeout: 60_000 + RUNS * 15_000,
}, async () => {
  const batch = fc.array(operation, { minLength: 8, maxLength: 24 })
  // The smaller line has exactly the approved amount, the larger one has a surplus.
  const total = fc.constantFrom(30_000, 60_000)
  const counts = { done: 0, refused: 0 }
  const done: Partial<Record<Operation['kind'], number>> = {}
  await fc.assert(
    fc.asyncProperty(total, fc.array(batch, { minLength: 3, maxLength: 6 }), async (price_minor, batches) => {
      const started = await start(price_minor)
      for (const operations of batches) {
        const answers = await Promise.all(operations.map(one => carryOut(started, one)))
        expect(answers.filter(answer => answer && answer.status >= 500)).toEqual([])
        for (const [at, { kind }] of operations.entries())
          if (answers[at]?.status === 200) done[kind] = (done[kind] ?? 0) + 1
        counts.done += answers.filter(answer => answer?.status === 200).length
        counts.refused += answers.filter(answer => answer && answer.status !== 200).length
        await check(started)
      }
      expect(await breaksSeenBy(portal(), root)).toEqual([])
    }),
    { numRuns: RUNS },
  )
  expect(counts.done).toBeGreaterThan(RUNS * 10)
  expect(counts.refused).toBeGreaterThan(RUNS)
  // Few runs may not reach operations that need several steps in the right order.
  if (RUNS >= MANY)
    for (const kind of ['ask', 'decide', 'book', 'short_close'] as const) expect(done[kind] ?? 0).toBeGreaterThan(0)
})

test('accepts exactly 10 of 40 concurrent invoices of 10% each, and none beyond the approved amount', async () => {
  for (const price_minor of [30_000, 60_000]) {
    const started = await start(price_minor)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => carryOut(started, { kind: 'post', line: 0, money: 1000 })),
    )
    const refused = answers.filter(answer => answer?.status !== 200)
    expect(refused).toHaveLength(30)
    for (const answer of refused) expect(answer?.body.errors).toEqual([{ path: 'amount_minor', code: 'over_approved' }])
    expect(await check(started)).toEqual([0, 10_000, 10_000])
  }
})
