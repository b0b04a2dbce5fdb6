import { randomUUID } from 'node:crypto'
import { surplusOf } from '@portal/contract/core/fields/money'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { sql } from 'drizzle-orm'
import { addedRow, changedRow, lineFields } from '../../money/budget-items/draft.ts'
import { addTransfer, insertLines, removeBudgetLines, updateLines } from '../../money/budget-items/store.ts'
import type { BudgetItemRow } from '../../money/budget-ledger/schema.ts'
import { budgetLinesOf } from '../../money/budget-ledger/store.ts'
import { forecasts } from '../../money/forecasts/schema.ts'
import { saveBaseline } from '../../money/forecasts/store.ts'
import { closeMonths } from '../../money/monitoring/close.ts'
import { monitoredMonths } from '../../money/monitoring/read-monthly.ts'
import { explain } from '../../money/monitoring/store.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Orm } from '../../platform/database/index.ts'
import { personId } from '../accounts.ts'
import { auditAt } from '../audited.ts'
import { monthsFrom } from '../calendar.ts'
import given from '../texts/revisions.json' with { type: 'json' }
import { planFirst } from './forecasts.ts'
import type { DemoProject } from './projects.ts'

type Texts = (typeof given)['en']

const momentIn = ({ now, from }: DemoProject, month: number, day: number) =>
  new Date(`${monthsFrom(now, from + month, day)}T09:00:00Z`)

/** Backdates budget line versions to `at`, because the database dates them by its own clock. */
const dateVersions = async (db: Orm, projectId: string, at: Date): Promise<void> => {
  for (const column of [sql`since`, sql`until`])
    await db.execute(sql`
      UPDATE budget_line_versions SET ${column} = ${at.toISOString()}
      WHERE project_id = ${projectId} AND ${column} > ${at.toISOString()}`)
}

type NewLine = Texts['added']

/** A new line at the end of another line's category. */
const lineNextTo = (
  { category_id, code }: BudgetItemRow,
  { project }: DemoProject,
  nth: number,
  { share, account, ...line }: NewLine,
) => {
  const price_minor = Math.round((project.budget_minor * share) / line.amount / 10_000) * 100
  const figures = { frequency: 1, load_percentage: 100, price_minor, accounting_code: account }
  const fields = { id: randomUUID(), category_id, code: `${code.slice(0, 1)}${nth}`, ...line, ...figures }
  return addedRow(fields, project.id, nth * 1024)
}

const named = (lines: readonly BudgetItemRow[], name: string): BudgetItemRow => {
  const line = lines.find(one => one.name === name)
  if (!line) throw new Error('demo data name a line that is not there')
  return line
}

/** One line with a higher price, one deleted and one added, and later a transfer between two lines. */
const revise = async (
  db: Orm,
  demo: DemoProject,
  userId: string,
  texts: Texts,
  removed: BudgetItemRow,
): Promise<void> => {
  const { id: project_id } = demo.project
  const lines = await budgetLinesOf(db, project_id)
  const entry = { userId, entity: 'budget_items' }

  const former = named(lines, texts.raised)
  const raised = changedRow(former, { price_minor: Math.round((former.price_minor * 1.1) / 100) * 100 })
  await updateLines(db, [raised])
  await removeBudgetLines(db, [removed.id])
  const added = lineNextTo(named(lines, texts.from), demo, 5, texts.added)
  await insertLines(db, [added])
  const revised = momentIn(demo, 1, 12)
  await dateVersions(db, project_id, revised)
  const lost = { project_id, name: `${removed.code} ${removed.name}` }
  await auditAt(
    db,
    revised,
    { ...entry, action: 'edit', entityId: former.id, details: changedValues(former, raised, lineFields) },
    { ...entry, action: 'delete', entityId: removed.id, details: lost },
    { ...entry, action: 'add', entityId: added.id },
  )

  const [from, to] = [named(lines, texts.from), named(lines, texts.to)]
  const amount_minor = Math.round(surplusOf(from) / 3 / 10_000) * 10_000
  await addTransfer(db, from.id, -amount_minor)
  await addTransfer(db, to.id, amount_minor)
  const transferred = momentIn(demo, 3, 6)
  await dateVersions(db, project_id, transferred)
  const transfer = { ...entry, action: 'transfer', reason: texts.transferred }
  await auditAt(
    db,
    transferred,
    { ...transfer, entityId: from.id, details: { other_item_id: to.id, amount_minor: -amount_minor } },
    { ...transfer, entityId: to.id, details: { other_item_id: from.id, amount_minor } },
  )
}

/** Three months are reported and closed. The second is reopened for a while, and the third remains reopened. */
const reportMonths = async (db: Orm, demo: DemoProject, userId: string, texts: Texts): Promise<void> => {
  const { id } = demo.project
  const monthAt = (nth: number) => monthOf(monthsFrom(demo.now, demo.from + nth))
  const today = monthsFrom(demo.now, 0)
  const period = {
    start_date: monthsFrom(demo.now, demo.from),
    end_date: monthsFrom(demo.now, demo.from + demo.months, 0),
  }
  const project = { id, ...period, closed_months: [] }
  const reported = [monthAt(0), monthAt(1), monthAt(2)]
  for (const { month, unexplained } of await monitoredMonths(db, { project, today })) {
    if (!unexplained || !reported.includes(month)) continue
    const at = momentIn(demo, reported.indexOf(month) + 1, 7)
    await explain(db, { project_id: id, month, explanation: texts.explained, by_user: userId, at })
    await auditAt(db, at, { userId, action: 'explain', entity: 'monitoring', entityId: id, details: { month } })
  }
  const director = await personId(db, 'project_director')
  const steps = {
    close_month: { userId, reason: texts.closed },
    reopen_month: { userId: director, reason: texts.reopened },
  } as const
  const step = (action: keyof typeof steps, nth: number, at: Date) =>
    auditAt(db, at, { ...steps[action], action, entity: 'projects', entityId: id, details: { month: monthAt(nth) } })
  await closeMonths(db, project, { months: [monthAt(0), monthAt(1)], today })
  await step('close_month', 0, momentIn(demo, 1, 8))
  await step('close_month', 1, momentIn(demo, 2, 9))
  await step('reopen_month', 1, momentIn(demo, 2, 16))
  await step('close_month', 1, momentIn(demo, 2, 18))
  await step('close_month', 2, momentIn(demo, 3, 10))
  await step('reopen_month', 2, momentIn(demo, 4, 2))
}

/**
 * Budget history of a running project, for one project per language: a baseline, two revisions, and closed and reopened
 * months, each backdated.
 */
export const seedRevisions = async (db: Orm, projects: readonly DemoProject[]): Promise<void> => {
  const userId = await personId(db, 'project_officer')
  for (const demo of projects) {
    const { id, name, code } = demo.project
    if (!given.projects.includes(code)) continue
    const texts = /\p{Script=Arabic}/u.test(name) ? given.ar : given.en
    const removed = lineNextTo(named(await budgetLinesOf(db, id), texts.from), demo, 4, texts.removed)
    await insertLines(db, [removed])
    await dateVersions(db, id, momentIn(demo, 0, 1))
    await planFirst(db, demo)
    const planned = momentIn(demo, 0, 4)
    await saveBaseline(db, id, userId, planned)
    await db.update(forecasts).set({ baseline_lines_at: planned }).where(sql`project_id = ${id}`)
    await auditAt(db, planned, { userId, action: 'set_baseline', entity: 'projects', entityId: id })
    await revise(db, demo, userId, texts, removed)
    await reportMonths(db, demo, userId, texts)
  }
}
