import { totalsOf } from '@portal/contract/money/budgets/totals'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import { openPortal } from '../../support/portal.ts'
import { Books } from './model.ts'
import { anyOperation } from './operations.ts'
import type { Kept } from './planned.ts'

const TOTAL = 500

/** A project in euros with a line in each of two categories. Rates are the portal's, so it has a portal of its own. */
const begin = async (): Promise<Kept> => {
  const portal = await openPortal()
  const as = await portal.person('sysadmin')
  const project = String((await aProject(portal, { currency: 'eur' }, as)).id)
  const lines: string[] = []
  for (const _ of [0, 1]) {
    const category = await aCategory(portal, { project_id: project }, as)
    lines.push(String((await aLine(portal, { category_id: category.id, price_minor: TOTAL }, as)).id))
  }
  return { portal, as, project, lines }
}

const stored = async ({ portal }: Kept, query: string, ...values: readonly string[]): Promise<readonly string[]> =>
  (await portal.database.pool.query<{ row: string }>(query, [...values])).rows.map(({ row }) => row)

const tables = [
  ...['expenses', 'deleted_expenses', 'budget_items', 'commitments', 'request_items', 'exchange_rates', 'projects'],
  ...['month_explanations', 'audit'],
]

/** All rows that an operation could change. */
const everything = async (kept: Kept) => {
  const rows: string[] = []
  for (const table of tables) rows.push(...(await stored(kept, `SELECT t::text AS row FROM ${table} t ORDER BY 1`)))
  return rows
}

const inMonth = (kept: Kept, month: string) =>
  stored(
    kept,
    `SELECT concat_ws(' ', id, item_id, date, amount_minor, usd_rate) AS row FROM expenses
     WHERE to_char(date, 'YYYY-MM') = $1 ORDER BY 1`,
    month,
  )

/** Compares lines, project, months, and the list of expenses with the model, and with each other. */
const check = async (kept: Kept, books: Books) => {
  const { portal, as, project, lines } = kept
  const read = async (path: string) => (await portal.call('GET', path, { as })).body
  const { data: budget } = await read(`/projects/${project}/budget`)
  const found = lines.map(id => budget.items.find((item: { id: string }) => item.id === id))
  expect(found).toMatchObject(
    lines.map((_, line) => {
      const { minor, usd_minor, without_rate } = Books.sums(books.on(line))
      const sums = { spent_minor: minor, spent_usd_minor: usd_minor, without_rate }
      return { ...sums, total_minor: TOTAL, committed_minor: books.committed(line), surplus_minor: books.left(line) }
    }),
  )
  expect(budget.totals).toEqual(totalsOf(budget.items))
  const { data: monthly } = await read(`/projects/${project}/monthly`)
  const spentIn = monthly.months.filter(({ actual_minor }: { actual_minor: number }) => actual_minor !== 0)
  expect(new Map(spentIn.map((one: { month: string; actual_minor: number }) => [one.month, one.actual_minor]))).toEqual(
    new Map([...books.months].filter(([, minor]) => minor !== 0)),
  )
  expect(monthly.months.at(-1).cumulative_actual_minor).toBe(budget.totals.spent_minor)
  const whole = Books.sums(books.expenses)
  expect(await read(`/expenses?project_id=${project}`)).toMatchObject({
    ...{ total: books.expenses.length, sum_minor: whole.minor, sum_usd_minor: whole.usd_minor },
    without_rate: whole.without_rate,
  })
}

test('keeps sums of lines, months, and projects equal through any sequence of rates, expenses, and commitments', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOperation, { minLength: 40, maxLength: 80 }), async operations => {
      const kept = await begin()
      try {
        const books = new Books([TOTAL, TOTAL])
        const closed = new Map<string, readonly string[]>()
        for (const planned of operations) {
          const plan = planned(books)
          if (!plan) continue
          const before = plan.isAccepted ? undefined : await everything(kept)
          const { isAccepted, id } = await plan.send(kept)
          expect(isAccepted).toBe(plan.isAccepted)
          // A refusal changes nothing at all.
          if (before) expect(await everything(kept)).toEqual(before)
          else plan.apply(id)
          await check(kept, books)
          // Nothing in a closed month changes, whatever comes after, until the month is reopened.
          for (const month of closed.keys()) if (!books.closed.has(month)) closed.delete(month)
          for (const month of books.closed) {
            const rows = await inMonth(kept, month)
            expect(closed.get(month) ?? rows).toEqual(rows)
            closed.set(month, rows)
          }
        }
      } finally {
        await kept.portal.close()
      }
    }),
    { numRuns: rounds(3, 20) },
  )
})
