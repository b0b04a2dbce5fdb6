import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../../../packages/server/src/platform/http/refusal.ts'
import { rounds } from '../../../support/rounds.ts'
import { aCategory, anExpense } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aRequest, hold } from '../../support/requests/approved.ts'

const portal = usePortal()
const ROUNDS = rounds(10, 200)

/** One side of a race. Resolves to whether it got the money, and fails on any refusal except for lack of surplus. */
type Side = (item: { id: string; category_id: string }, as: Person) => Promise<boolean>

const won = ({ status, body }: Awaited<ReturnType<ReturnType<typeof portal>['call']>>, refusedWith: string) => {
  if (status !== 200) expect([status, body.errors?.[0]?.code]).toEqual([400, refusedWith])
  return status === 200
}

const posts: Side = async ({ id }, as) => {
  const body = { item_id: id, date: '2026-01-31', amount_minor: 100, description: 'Fee' }
  return won(await portal().call('POST', '/expenses', { as, body }), 'over_surplus')
}

const reduces: Side = async ({ id }, as) => {
  const body = { version: 1, price_minor: 50 }
  return won(await portal().call('PATCH', `/budget_items/${id}`, { as, body }), 'below_spent')
}

const commits: Side = async ({ id }) => {
  try {
    await hold(portal(), aRequest(id, 100))
    return true
  } catch (error) {
    expect(error instanceof Refusal && error.details.errors).toEqual([
      { path: 'items.0.total_price_minor', code: 'over_surplus' },
    ])
    return false
  }
}

/** Moves an expense here from another line of the project. */
const moves: Side = async ({ id, category_id }, as) => {
  const figures = { amount: 1, frequency: 1, price_minor: 100, load_percentage: 100 }
  const added = { id: randomUUID(), category_id, code: randomUUID(), name: 'Other', ...figures }
  await portal().call('POST', '/budget_items', { as, body: added })
  const expense = await anExpense(portal(), { item_id: added.id, amount_minor: 100 }, as)
  const body = { version: 1, item_id: id, date: '2026-01-31', amount_minor: 100, description: 'Fee' }
  return won(await portal().call('PATCH', `/expenses/${expense.id}`, { as, body }), 'over_surplus')
}

/** Runs both sides at once for the last 100 of a line, several times. */
const race = async (one: Side, other: Side) => {
  const as = await portal().person('sysadmin')
  const { id: category_id } = await aCategory(portal(), {}, as)
  const figures = { amount: 1, frequency: 1, price_minor: 100, load_percentage: 100 }
  for (let round = 0; round < ROUNDS; round++) {
    const item = { id: randomUUID(), category_id, code: `${round}`, name: 'Trainer', ...figures }
    expect((await portal().call('POST', '/budget_items', { as, body: item })).status).toBe(200)
    const sides = round % 2 === 0 ? [one, other] : [other, one]
    const results = await Promise.all(sides.map(side => side(item, as)))
    expect([round, results.filter(Boolean).length]).toEqual([round, 1])
    const { rows } = await portal().database.pool.query(
      'SELECT (total_minor - spent_minor - committed_minor)::int AS left FROM budget_items WHERE id = $1',
      [item.id],
    )
    expect(rows[0].left).toBeGreaterThanOrEqual(0)
  }
}

const pairs: [name: string, one: Side, other: Side][] = [
  ['two expenses', posts, posts],
  ['an expense and a reduction of the line', posts, reduces],
  ['an expense and a commitment', posts, commits],
  ['two commitments', commits, commits],
  ['a commitment and a reduction of the line', commits, reduces],
  ['an expense and another that is moved to the line', posts, moves],
]

describe(`two concurrent uses of the last 100 of a line, ${ROUNDS} times`, () => {
  test.each(pairs)('succeed exactly once: %s', async (_name, one, other) => race(one, other))
})

test('moves expenses among three lines concurrently without losing money or deadlocking', async () => {
  const as = await portal().person('sysadmin')
  const { id: category_id } = await aCategory(portal(), {}, as)
  const lines: string[] = []
  for (const code of ['a', 'b', 'c']) {
    const figures = { amount: 1, frequency: 1, price_minor: 10_000, load_percentage: 100 }
    const { body } = await portal().call('POST', '/budget_items', {
      as,
      body: { id: randomUUID(), category_id, code, name: code, ...figures },
    })
    lines.push(body.data.item.id)
  }
  const expenses = await Promise.all(lines.map(item_id => anExpense(portal(), { item_id, amount_minor: 100 }, as)))
  for (let round = 1; round <= 60; round++) {
    const calls = expenses.map(({ id }, at) => {
      const item_id = lines[(at + round) % lines.length]
      const body = { version: round, item_id, date: '2026-01-31', amount_minor: 100, description: 'Fee' }
      return portal().call('PATCH', `/expenses/${id}`, { as, body })
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
  }
  const { rows } = await portal().database.pool.query(
    'SELECT spent_minor::int AS spent FROM budget_items WHERE category_id = $1',
    [category_id],
  )
  expect(rows).toEqual(lines.map(() => ({ spent: 100 })))
})

describe('concurrent uses of the last 100 of a line without the database constraint', () => {
  beforeAll(() => portal().database.pool.query('ALTER TABLE budget_items DROP CONSTRAINT budget_items_surplus'))

  test.each(pairs)('succeed exactly once: %s', async (_name, one, other) => race(one, other))
})
