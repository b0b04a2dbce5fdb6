import { randomUUID } from 'node:crypto'
import { surplusOf } from '@portal/contract/core/fields/money'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { insertCategory } from '../../money/budget-categories/store.ts'
import { addedRow } from '../../money/budget-items/draft.ts'
import { insertLines } from '../../money/budget-items/store.ts'
import { type BudgetItemRow, budgetItems } from '../../money/budget-ledger/schema.ts'
import { postExpense } from '../../money/expenses/post.ts'
import type { Orm } from '../../platform/database/index.ts'
import { personId } from '../accounts.ts'
import { monthsFrom } from '../calendar.ts'
import { chanceOf } from '../chance.ts'
import given from '../texts/budgets.json' with { type: 'json' }
import type { DemoProject } from './projects.ts'

const line = z.object({
  name: z.string(),
  unit: z.string(),
  amount: z.number(),
  /** Whether the line is needed every month of the project. */
  monthly: z.boolean(),
  load: z.number(),
  /** Percentage of the project's budget. */
  share: z.number(),
  account: z.string(),
})
const plan = z.array(z.object({ code: z.string(), name: z.string(), lines: z.array(line) }))
const plans = z.object({ en: plan, ar: plan })

const HUNDRED = 100

const rowsOf = ({ project, months }: DemoProject, categoryId: string, code: string, lines: z.infer<typeof line>[]) =>
  lines.map(({ name, unit, amount, monthly, load, share, account }, at): BudgetItemRow => {
    const frequency = monthly ? months : 1
    const total = (project.budget_minor * share) / HUNDRED
    const price = Math.round(total / (amount * frequency * (load / HUNDRED)) / HUNDRED) * HUNDRED
    const id = randomUUID()
    const fields = {
      code: `${code}${at + 1}`,
      name,
      unit,
      amount,
      frequency,
      price_minor: price,
      load_percentage: load,
    }
    return addedRow({ id, category_id: categoryId, ...fields, accounting_code: account }, project.id, (at + 1) * 1024)
  })

/** Number of a project's months that have begun. */
const begun = ({ from, months }: DemoProject) => Math.max(0, Math.min(months, 1 - from))

/** Amount paid on a line in a month: salaries and rent monthly, other lines in three parts. */
const paidIn = (row: BudgetItemRow, project: DemoProject, month: number): number => {
  const swing = 0.9 + chanceOf(project.project.code, row.code, month) * 0.15
  if (row.frequency > 1) return Math.round((row.total_minor / project.months) * swing)
  return month % 3 === 1 && month < 9 ? Math.round(row.total_minor * 0.3 * swing) : 0
}

/** Expenses on a line for the months that have begun. None exceeds the line's surplus. */
const spend = async (db: Orm, demo: DemoProject, row: BudgetItemRow, today: string, by_user: string): Promise<void> => {
  for (let month = 0; month < begun(demo); month++) {
    const [line] = await db.select().from(budgetItems).where(eq(budgetItems.id, row.id))
    if (!line) return
    const amount_minor = Math.min(paidIn(row, demo, month), surplusOf(line))
    const date = monthsFrom(
      demo.now,
      demo.from + month,
      5 + Math.floor(chanceOf(demo.project.code, row.code, 'day', month) * 20),
    )
    if (amount_minor <= 0 || date > today) continue
    const reference = `${demo.project.code}-${String(month + 1).padStart(2, '0')}-${row.code}`
    await postExpense(
      db,
      { ...demo.project, start_date: date, end_date: date, closed_months: [] },
      line,
      {
        date,
        amount_minor,
        description: row.name,
        reference,
        reason: null,
        activity_id: null,
        request_item_id: null,
        by_user,
      },
      today,
    )
  }
}

/** A budget for each project, with expenses so far. */
export const seedBudgets = async (db: Orm, projects: readonly DemoProject[], today: string): Promise<void> => {
  const { en, ar } = plans.parse(given)
  const by_user = await personId(db, 'project_officer')
  for (const demo of projects) {
    const isArabic = /\p{Script=Arabic}/u.test(demo.project.name)
    const rows: BudgetItemRow[] = []
    for (const { code, name, lines } of isArabic ? ar : en) {
      const category = await insertCategory(db, demo.project.id, { code, name })
      rows.push(...rowsOf(demo, category, code, lines))
    }
    await insertLines(db, rows)
    for (const row of rows) await spend(db, demo, row, today, by_user)
  }
}
