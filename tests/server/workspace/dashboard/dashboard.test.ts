import type { Dashboard } from '@portal/contract/workspace/dashboard'
import { beforeAll, describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aCategory, aDonor, aLine, anActivity, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

beforeAll(() => setClock(portal(), '2026-07-01T12:00:00Z'))

const statistics = [
  'dashboard.project_statistics',
  'dashboard.activity_statistics',
  'dashboard.budget_statistics',
] as const
const lists = ['projects.view', 'activities.view', 'budget.view'] as const

const read = async (as: Person, query = ''): Promise<Dashboard> => {
  const { status, body } = await portal().call('GET', `/dashboard${query}`, { as })
  expect(status).toBe(200)
  return body.data
}

const totalOf = async (as: Person, list: string) => (await portal().call('GET', list, { as })).body.total

/** A project of 2026 with one line of 1,000.00, of which `spent` is spent. */
const spending = async (spent: number, given: Readonly<Record<string, unknown>> = {}) => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), given, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  if (spent > 0) await anExpense(portal(), { item_id: line.id, amount_minor: spent, date: '2026-06-01' }, as)
  return project
}

describe('the dashboard', () => {
  let reader: Person

  beforeAll(async () => {
    reader = await staffWith(portal(), 'projects.view_all', 'dashboard.filters', ...statistics, ...lists)
  })

  test('is empty without any records', async () => {
    expect(await read(reader)).toEqual({
      projects: { total: 0, phases: { upcoming: 0, running: 0, ended: 0 } },
      activities: { total: 0, states: { not_started: 0, in_progress: 0, holding: 0, completed: 0 }, delayed: 0 },
      budgets: { total: 0, rows: [] },
    })
  })

  test('has the same counts as the lists, by phase, state and delay, filtered by donor, project and year', async () => {
    const donor = await aDonor(portal())
    const project = await spending(0, { donor_id: donor.id })
    await spending(0, { donor_id: donor.id, start_date: '2025-01-01', end_date: '2025-12-31' })
    await spending(0, { start_date: '2027-01-01', end_date: '2027-12-31' })
    const late = { start_date: '2026-02-01', end_date: '2026-03-01' }
    await anActivity(portal(), { project_id: project.id, ...late })
    await anActivity(portal(), { project_id: project.id, start_date: '2026-12-01', end_date: '2026-12-02' })
    await anActivity(portal(), { start_date: '2028-01-01', end_date: '2028-02-01' })
    for (const query of ['', `donor_id=${donor.id}`, 'year=2026', 'year=2025', `donor_id=${donor.id}&year=2027`]) {
      const { projects, activities } = await read(reader, `?${query}`)
      const inList = (list: string, filter = '') => totalOf(reader, `/${list}?${query}&${filter}`)
      expect(projects?.total).toBe(await inList('projects'))
      for (const [phase, count] of Object.entries(projects?.phases ?? {}))
        expect([phase, count]).toEqual([phase, await inList('projects', `phase=${phase}`)])
      expect(activities?.total).toBe(await inList('activities'))
      expect(activities?.delayed).toBe(await inList('activities', 'delayed=yes'))
      for (const [state, count] of Object.entries(activities?.states ?? {}))
        expect([state, count]).toEqual([state, await inList('activities', `state=${state}`)])
    }
    expect(await read(reader, `?project_id=${project.id}`)).toMatchObject({
      projects: null,
      activities: { total: 2, delayed: 1 },
      budgets: { total: 1, rows: [{ project: { id: project.id }, delayed: 1 }] },
    })
    expect((await read(reader, '?year=2025')).projects).toMatchObject({ total: 1, phases: { ended: 1 } })
  })

  test('sorts budgets by how far spending is ahead of time', async () => {
    const donor_id = (await aDonor(portal())).id
    const slow = await spending(10_000, { donor_id })
    const fast = await spending(90_000, { donor_id })
    const even = await spending(50_000, { donor_id })
    const without = await aProject(portal(), { donor_id })
    const { budgets } = await read(reader, `?donor_id=${donor_id}`)
    expect(budgets?.rows.map(({ project }) => project.id)).toEqual([fast.id, even.id, slow.id, without.id])
    expect(budgets?.rows[0]).toMatchObject({
      totals: { total_minor: 100_000, spent_minor: 90_000, committed_minor: 0 },
      ...{ burn_percent: 90, committed_percent: 0, time_percent: 49.9, pace: 'too_fast', delayed: 0 },
    })
    expect(budgets?.rows[3]).toMatchObject({ burn_percent: null, pace: null })
  })

  test('counts only projects that the person sees', async () => {
    const member = await staffWith(portal(), ...statistics, ...lists)
    const project = await spending(0)
    expect(await read(member)).toMatchObject({
      projects: { total: 0 },
      activities: { total: 0 },
      budgets: { total: 0 },
    })
    await portal().database.pool.query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [
      project.id,
      member.id,
    ])
    expect(await read(member)).toMatchObject({
      projects: { total: 1 },
      budgets: { rows: [{ project: { id: project.id } }] },
    })
  })

  test.each([
    ['projects', 'dashboard.project_statistics', 'projects.view'],
    ['activities', 'dashboard.activity_statistics', 'activities.view'],
    ['budgets', 'dashboard.budget_statistics', 'budget.view'],
  ] as const)(
    'shows %s only to people with both the statistic and the list privilege',
    async (part, statistic, list) => {
      const others = lists.filter(one => one !== list)
      const nobodys = { projects: null, activities: null, budgets: null }
      expect(await read(await staffWith(portal(), statistic, ...others))).toEqual(nobodys)
      expect(await read(await staffWith(portal(), ...lists))).toEqual(nobodys)
      const shown = await read(await staffWith(portal(), statistic, ...lists))
      expect(Object.entries(shown).flatMap(([name, value]) => (value === null ? [] : [name]))).toEqual([part])
    },
  )

  test('can be filtered only with dashboard.filters, and hides delayed activities without activities.view', async () => {
    const plain = await staffWith(
      portal(),
      'dashboard.budget_statistics',
      'projects.view',
      'projects.view_all',
      'budget.view',
    )
    expect((await portal().call('GET', '/dashboard?year=2026', { as: plain })).status).toBe(403)
    expect((await read(plain)).budgets?.rows.every(({ delayed }) => delayed === null)).toBe(true)
  })
})
