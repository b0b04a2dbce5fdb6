import { totalsOf } from '@portal/contract/money/budgets/totals'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { aCategory, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { Model } from './model.ts'
import { anyOperation, type Current, carryOut, type Operation } from './operations.ts'

const portal = usePortal()

// Every sequence begins with these lines, so that there is money to spend.
const line = { kind: 'add line', amount: 2, frequency: 1, price_minor: 100, load_percentage: 100 } as const

const start = async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  return { as, project: project.id, category: category.id }
}

/** Reads the budget through the API, and the expenses in the order of the model. */
const read = async (as: Person, project: string) => {
  const { body } = await portal().call('GET', `/projects/${project}/budget`, { as })
  const { rows } = await portal().database.pool.query(
    `SELECT expenses.id, expenses.version, item_id, amount_minor::int AS amount
     FROM expenses JOIN budget_items ON budget_items.id = item_id
     WHERE expenses.project_id = $1 ORDER BY position, amount_minor, expenses.id`,
    [project],
  )
  const current: Current = { lines: body.data.items, expenses: rows }
  return { budget: body.data, current, expenses: rows }
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Checks that no line is overdrawn, that stored sums match the documents, and that totals match the lines. */
const check = async (as: Person, project: string) => {
  const { budget, expenses, current } = await read(as, project)
  const { rows: commitments } = await portal().database.pool.query(
    'SELECT item_id, amount_minor::int AS amount FROM commitments WHERE project_id = $1',
    [project],
  )
  for (const line of budget.items) {
    const on = (rows: { item_id: string; amount: number }[]) =>
      add(rows.filter(({ item_id }) => item_id === line.id).map(({ amount }) => amount))
    expect([line.spent_minor, line.committed_minor]).toEqual([on(expenses), on(commitments)])
    // The project's currency is the dollar.
    expect(line.spent_usd_minor).toBe(line.spent_minor)
    expect(line.surplus_minor).toBe(line.total_minor - line.spent_minor - line.committed_minor)
    expect(line.surplus_minor).toBeGreaterThanOrEqual(0)
  }
  expect(budget.totals).toEqual(totalsOf(budget.items))
  return { budget, current }
}

test('overdraws no line in any sequence of operations, and answers each one like the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOperation, { minLength: 20, maxLength: 40 }), async operations => {
      const { as, project, category } = await start()
      const model = new Model()
      const all: Operation[] = [line, line, ...operations].flatMap(one => [one, ...('rows' in one ? [one] : [])])
      let before = await check(as, project)
      for (const [at, operation] of all.entries()) {
        const status = await carryOut(portal(), as, category, before.current, operation)
        expect([operation, status]).toEqual([operation, model.apply(operation)])
        const now = await check(as, project)
        expect(
          now.budget.items.map(({ total_minor, surplus_minor }: Record<string, number>) => [
            total_minor,
            surplus_minor,
          ]),
        ).toEqual(model.lines.map(line => [Model.total(line), Model.left(line)]))
        // The previous operation imported the same file.
        if ('rows' in operation && operation === all[at - 1]) expect(now.budget).toEqual(before.budget)
        before = now
      }
    }),
    { numRuns: rounds(6, 26) },
  )
})

test('overdraws no line when operations run concurrently', async () => {
  const batch = fc.array(anyOperation, { minLength: 4, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 3, maxLength: 6 }), async batches => {
      const { as, project, category } = await start()
      for (const _ of [1, 2, 3]) await carryOut(portal(), as, category, { lines: [], expenses: [] }, line)
      let { current } = await read(as, project)
      for (const operations of batches) {
        const statuses = await Promise.all(
          operations.map(operation => carryOut(portal(), as, category, current, operation)),
        )
        expect(statuses.filter(status => status >= 500)).toEqual([])
        current = (await check(as, project)).current
      }
    }),
    { numRuns: rounds(6, 25) },
  )
})
