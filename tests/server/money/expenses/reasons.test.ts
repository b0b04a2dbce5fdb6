import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anActivity, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const spentOf = async (id: string) => {
  const { rows } = await portal().database.pool.query('SELECT spent_minor::int FROM budget_items WHERE id = $1', [id])
  return rows[0].spent_minor
}

const edit = (expense: { id: string }, body: object, as: Person) =>
  portal().call('PATCH', `/expenses/${expense.id}`, { as, body })

describe('an expense', () => {
  test('is a refund when its amount is negative, requires a reason, and can’t exceed what the line has spent', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    const fee = await anExpense(portal(), { item_id: item.id, amount_minor: 100_000 }, as)
    const body = { item_id: item.id, date: '2026-02-01', description: 'Fee sent back', amount_minor: -40_000 }
    const refund = (changed: object) => portal().call('POST', '/expenses', { as, body: { ...body, ...changed } })
    expect((await refund({})).body.errors).toEqual([{ path: 'reason', code: 'reason_required' }])
    expect((await refund({ reason: 'Cancelled', amount_minor: -100_001 })).body.errors).toEqual([
      { path: 'amount_minor', code: 'refund_over_spent' },
    ])
    const { data } = (await refund({ reason: 'Cancelled' })).body
    expect(data).toMatchObject({ amount_minor: -40_000, usd_minor: -40_000, reason: 'Cancelled' })
    expect(await spentOf(item.id)).toBe(60_000)
    const remove = ({ id, version }: { id: string; version: number }) =>
      portal().call('DELETE', `/expenses/${id}`, { as, body: { version, reason: 'Posted twice' } })
    // Without the fee, the spent amount of the line would be negative.
    expect((await remove(fee)).body.errors).toEqual([{ path: 'amount_minor', code: 'refund_over_spent' }])
    const less = { ...body, version: 1, amount_minor: 39_999 }
    expect((await edit(fee, less, as)).body.errors).toEqual([{ path: 'amount_minor', code: 'refund_over_spent' }])
    const other = await anExpense(portal(), { item_id: item.id, amount_minor: 1 }, as)
    // Part of the refunded money was spent again.
    expect((await remove(data)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_surplus' }])
    await remove(other)
    expect((await edit(data, { ...body, version: 1, reason: 'Half of it', amount_minor: -50_000 }, as)).status).toBe(
      200,
    )
    expect(await spentOf(item.id)).toBe(50_000)
    expect((await remove({ ...data, version: 2 })).status).toBe(200)
    const back = await portal().call('POST', `/expenses/${data.id}/restore`, { as, body: {} })
    expect(back.body.data).toMatchObject({ amount_minor: -50_000, reason: 'Half of it', version: 3 })
    expect(await spentOf(item.id)).toBe(50_000)
  })

  test('blocks the deletion of its line even if a refund cancels it out', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    await anExpense(portal(), { item_id: item.id, amount_minor: 5000 }, as)
    await anExpense(portal(), { item_id: item.id, amount_minor: -5000, reason: 'Cancelled' }, as)
    const answer = await portal().call('DELETE', `/budget_items/${item.id}`, { as, body: { version: 1 } })
    expect([answer.status, answer.body.code]).toEqual([409, 'in_use'])
  })

  test('outside the project’s period requires a reason, which is stored', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    const body = { item_id: item.id, amount_minor: 100, description: 'Fee' }
    const post = (date: string, reason?: string) =>
      portal().call('POST', '/expenses', { as, body: { ...body, date, reason } })
    const outside = [{ path: 'reason', code: 'outside_period' }]
    expect((await post('2025-12-31')).body.errors).toEqual(outside)
    expect((await post('2025-12-31', ' ')).body.errors).toEqual(outside)
    expect((await post('2026-01-01')).status).toBe(200)
    const { data } = (await post('2025-12-31', 'Agreed with the donor')).body
    expect(data.reason).toBe('Agreed with the donor')
    expect((await edit(data, { ...body, version: 1, date: '2025-12-30' }, as)).body.errors).toEqual(outside)
    expect((await edit(data, { ...body, version: 1, date: '2026-01-02' }, as)).body.data.reason).toBeNull()
  })
})

test('requires a reason for an expense outside the days of its activity, on creation and on edit', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const item = await aLine(portal(), { category_id: category.id }, as)
  const days = { start_date: '2026-02-01', end_date: '2026-02-28' }
  const activity = await anActivity(portal(), { project_id: project.id, ...days }, as)
  const body = { item_id: item.id, activity_id: activity.id, amount_minor: 100, description: 'Fee' }
  const post = (date: string, reason?: string) =>
    portal().call('POST', '/expenses', { as, body: { ...body, date, reason } })
  const outside = [{ path: 'reason', code: 'outside_period' }]
  expect((await post('2026-03-01')).body.errors).toEqual(outside)
  expect((await post('2026-01-31')).body.errors).toEqual(outside)
  expect((await post('2026-02-28')).status).toBe(200)
  const { data } = (await post('2026-03-01', 'The invoice came later')).body
  expect(data.reason).toBe('The invoice came later')
  expect((await edit(data, { ...body, version: 1, date: '2026-03-02' }, as)).body.errors).toEqual(outside)
  // Without the activity, only the project's period counts.
  const { activity_id: _, ...elsewhere } = body
  expect((await edit(data, { ...elsewhere, version: 1, date: '2026-03-02' }, as)).status).toBe(200)
})

test('links an expense to an activity of its project, which shows the sum of its expenses', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const item = await aLine(portal(), { category_id: category.id }, as)
  const activity = await anActivity(portal(), { project_id: project.id }, as)
  const elsewhere = await anActivity(portal(), {}, as)
  const body = { item_id: item.id, date: '2026-02-01', description: 'Fee', amount_minor: 5000 }
  const post = (changed: object) => portal().call('POST', '/expenses', { as, body: { ...body, ...changed } })
  expect((await post({ activity_id: elsewhere.id })).body.errors).toEqual([
    { path: 'activity_id', code: 'unknown_value' },
  ])
  const { data } = (await post({ activity_id: activity.id })).body
  const { id, code, name, start_date, end_date, version } = activity
  expect(data.activity).toEqual({ id, code, name, start_date, end_date })
  await post({ activity_id: activity.id, amount_minor: -2000, reason: 'Sent back' })
  await post({})
  const shown = async (person: Person) =>
    (await portal().call('GET', `/activities/${activity.id}`, { as: person })).body.data.expenses_minor
  expect(await shown(as)).toBe(3000)
  const opened = await portal().call('GET', `/expenses?project_id=${project.id}&activity_id=${activity.id}`, { as })
  expect([opened.body.sum_minor, opened.body.total]).toEqual([3000, 2])
  // The sum is hidden from people without access to the budget.
  expect(await shown(await staffWith(portal(), 'activities.view', 'projects.view_all'))).toBeNull()
  expect(await shown(await staffWith(portal(), 'activities.view', 'projects.view_all', 'budget.view'))).toBe(3000)
  const moved = await edit(data, { ...body, version: 1, amount_minor: 7000 }, as)
  expect([moved.body.data.activity, await shown(as)]).toEqual([null, -2000])
  // Deleting the activity keeps its expenses and removes the link, also when an expense is restored later.
  const again = await edit(data, { ...body, version: 2, activity_id: activity.id }, as)
  expect(await shown(as)).toBe(3000)
  const other = (await post({ activity_id: activity.id, amount_minor: 10 })).body.data
  await portal().call('DELETE', `/expenses/${other.id}`, { as, body: { version: 1, reason: 'Posted twice' } })
  const impact = await portal().call('GET', `/activities/${activity.id}/deletion_impact`, { as })
  const confirmed = { version, typed_code: code, shown: impact.body.data.shown }
  expect((await portal().call('DELETE', `/activities/${activity.id}`, { as, body: confirmed })).status).toBe(200)
  const stands = (await portal().call('GET', `/expenses/${again.body.data.id}`, { as })).body.data
  expect([stands.activity, stands.amount_minor]).toEqual([null, 5000])
  const back = await portal().call('POST', `/expenses/${other.id}/restore`, { as, body: {} })
  expect([back.status, back.body.data.activity]).toEqual([200, null])
})
