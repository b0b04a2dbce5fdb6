import { describe, expect, test } from 'vitest'
import { foreignKeys } from '../../../../packages/server/src/workspace/removals/foreign-keys.ts'
import { aCategory, aDonor, aLine, anExpense, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

/** Tables that contain figures of months by project. */
const figures = ['expenses', 'forecast_months'] as const

/** Returns every table whose deletion cascades to this table, directly or indirectly. */
const tablesAbove = async (table: string) => {
  const keys = await foreignKeys(portal().database.orm)
  const above = new Set<string>()
  const open = [table]
  for (let one = open.pop(); one; one = open.pop()) {
    for (const { child, parent, rule } of keys) {
      if (child !== one || rule !== 'cascade' || above.has(parent)) continue
      above.add(parent)
      open.push(parent)
    }
  }
  return [...above].sort()
}

/** A budget whose line has an expense in January and a plan for February. `rows` contains its parents by table. */
const aBudget = async (closed: string) => {
  const as = await portal().person('sysadmin')
  const donor = await aDonor(portal(), {}, as)
  const project = await aProject(portal(), { donor_id: donor.id }, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  const expense = await anExpense(portal(), { item_id: line.id, date: '2026-01-31', amount_minor: 700 }, as)
  await query(`INSERT INTO forecast_months VALUES ($1, '2026-02-01', $2, 500)`, [line.id, project.id])
  await query('UPDATE projects SET closed_months = $2 WHERE id = $1', [project.id, [closed]])
  const rows: Readonly<Record<string, string>> = {
    ...{ donors: donor.id, projects: project.id, budget_categories: category.id, budget_items: line.id },
  }
  return { as, donor, project, category, line, expense, rows }
}

const refusal = (month: string) => ({ code: '23514', constraint: 'closed_months', months: [month] })

describe('the database protects figures of a closed month', () => {
  test.each([
    ['expenses', '2026-01'],
    ['forecast_months', '2026-02'],
  ] as const)('from deletions of records above %s', async (table, month) => {
    const above = await tablesAbove(table)
    // A new table in this list needs a review and an entry in `rows`.
    expect(above).toEqual(['budget_categories', 'budget_items', 'donors', 'projects'])
    const { rows } = await aBudget(month)
    const { donors, projects } = rows
    for (const parent of above)
      await expect(query(`DELETE FROM ${parent} WHERE id = $1`, [rows[parent]])).rejects.toMatchObject(refusal(month))
    await query(`UPDATE projects SET closed_months = '{2026-03}' WHERE id = $1`, [projects])
    await query('DELETE FROM donors WHERE id = $1', [donors])
    expect(await query('SELECT FROM expenses WHERE project_id = $1', [projects])).toEqual([])
  })

  test('from all foreign key actions other than cascades, except the activity of an expense', async () => {
    const { rows } = await portal().database.pool.query(
      `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
        WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1)
          AND (confupdtype <> 'a' OR confdeltype NOT IN ('a', 'c'))`,
      [figures],
    )
    expect(rows).toEqual([{ child: 'expenses', parent: 'activities' }])
  })

  test('from changed amounts, rates, days, lines and projects', async () => {
    const { line, project, expense, as } = await aBudget('2026-01')
    const elsewhere = await aBudget('2026-12')
    const beside = await aLine(portal(), { category_id: line.category_id }, as)
    const change = (set: string, ...values: unknown[]) =>
      query(`UPDATE expenses SET ${set} WHERE id = $1`, [expense.id, ...values])
    const closed = refusal('2026-01')
    await expect(change('amount_minor = 1')).rejects.toMatchObject(closed)
    await expect(change('usd_rate = 2')).rejects.toMatchObject(closed)
    await expect(change(`date = '2026-02-01'`)).rejects.toMatchObject(closed)
    await expect(change('item_id = $2', beside.id)).rejects.toMatchObject(closed)
    await expect(
      change('project_id = $2, item_id = $3', elsewhere.project.id, elsewhere.line.id),
    ).rejects.toMatchObject(closed)
    const moveIn = `UPDATE expenses SET date = '2026-01-02', project_id = $2, item_id = $3 WHERE id = $1`
    const into = [elsewhere.expense.id, project.id, line.id]
    await expect(query(moveIn, into)).rejects.toMatchObject(closed)
    const insert = `INSERT INTO expenses (id, project_id, item_id, date, amount_minor, description, by_user)
      VALUES (gen_random_uuid(), $1, $2, '2026-01-05', 5, 'Fee', $3)`
    await expect(query(insert, [project.id, line.id, as.id])).rejects.toMatchObject(closed)
    // A description is not a figure.
    await change(`description = 'Fee of the trainer'`)
    const plan = (month: string, amount: number) =>
      query(
        `INSERT INTO forecast_months VALUES ($1, $2, $3, $4) ON CONFLICT (item_id, month)
         DO UPDATE SET amount_minor = excluded.amount_minor`,
        [line.id, month, project.id, amount],
      )
    await expect(plan('2026-01-01', 5)).rejects.toMatchObject(closed)
    await query(`UPDATE projects SET closed_months = '{2026-02}' WHERE id = $1`, [project.id])
    await expect(plan('2026-02-01', 501)).rejects.toMatchObject(refusal('2026-02'))
    // Sending an unchanged plan again changes nothing.
    await plan('2026-02-01', 500)
    await change('amount_minor = 1')
  })
})

describe('a deletion that would change closed months', () => {
  test.each(['donor', 'project', 'category'] as const)('of a %s names them first, and is rejected', async name => {
    const budget = await aBudget('2026-01')
    const { as, project } = budget
    const { id, code } = budget[name]
    await query(`UPDATE projects SET closed_months = '{2026-02,2026-01,2026-05}' WHERE id = $1`, [project.id])
    const path = `/${name === 'category' ? 'budget_categories' : `${name}s`}/${id}`
    const { shown, closed_months } = (await portal().call('GET', `${path}/deletion_impact`, { as })).body.data
    const of = name === 'donor' ? project.code : null
    expect(closed_months).toEqual([
      { month: '2026-01', of },
      { month: '2026-02', of },
    ])
    const body = { version: 1, typed_code: code, shown, reason: 'Entered twice' }
    const answer = await portal().call('DELETE', path, { as, body })
    expect([answer.status, answer.body.code, answer.body.months]).toEqual([
      ...[409, 'months_closed', ['2026-01', '2026-02']],
    ])
    await query(`UPDATE projects SET closed_months = '{}' WHERE id = $1`, [project.id])
    expect((await portal().call('DELETE', path, { as, body })).status).toBe(200)
  })

  test('of a budget line with a plan in such a month is rejected', async () => {
    const { as, expense, line, category, project } = await aBudget('2026-02')
    await portal().call('DELETE', `/expenses/${expense.id}`, { as, body: { version: 1, reason: 'Entered twice' } })
    const remove = () =>
      portal().call('DELETE', `/budget_items/${line.id}`, { as, body: { version: 1, reason: 'Twice' } })
    expect((await remove()).body).toMatchObject({ code: 'months_closed', months: ['2026-02'] })
    await query(`UPDATE projects SET closed_months = '{}' WHERE id = $1`, [project.id])
    expect((await remove()).body.data.category.id).toBe(category.id)
  })

  test('is answered with months_closed and the month even if only the database detects it', async () => {
    const { as, project, line } = await aBudget('2026-03')
    const forecast = (await portal().call('GET', `/projects/${project.id}/forecast`, { as })).body.data
    const running: string = forecast.this_month
    await query(`UPDATE projects SET closed_months = ARRAY[$2::text] WHERE id = $1`, [project.id, running])
    const months = [{ month: running, amount_minor: 99_300 }]
    const body = { version: forecast.version, rows: [{ item_id: line.id, months }] }
    const answer = await portal().call('PATCH', `/projects/${project.id}/forecast`, { as, body })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'months_closed', months: [running] }])
  })
})
