import type { DeletionImpact } from '@portal/contract/deletion_impact'
import type { Privilege } from '@portal/contract/privileges'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../support/endpoints.ts'
import { aCategory, aCourse, aDonor, aLine, anActivity, anExpense, aProject, aRequest, hold } from '../support/made.ts'
import { type Person, usePortal } from '../support/portal.ts'

const portal = usePortal()

const right = (text: string): Privilege => {
  const [group = '', command = ''] = text.split('.')
  return { group, command }
}

/** Somebody who has these rights and no others, and may look into every project. */
const holder = (...rights: string[]) => portal().person('staff', ['projects.view_all', ...rights].map(right))

const made = async (as: Person) => {
  const donor = await aDonor(portal(), {}, as)
  const project = await aProject(portal(), { donor_id: donor.id, name: 'Unseen project' }, as)
  const activity = await anActivity(portal(), { project_id: project.id, name: 'Unseen activity' }, as)
  const dates = { start_date: '2026-01-01', end_date: '2026-12-31' }
  const part = { activity_id: activity.id, code: 'S', name: 'Unseen part', attendance_method: 'online', ...dates }
  const sub = (await portal().call('POST', '/sub_activities', { as, body: part })).body.data
  const course = await aCourse(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id, name: 'Unseen category' }, as)
  const line = await aLine(portal(), { category_id: category.id, name: 'Unseen line' }, as)
  const expense = await anExpense(portal(), { item_id: line.id }, as)
  return { donor, project, activity, sub, course, category, line, expense }
}

let root: Person
let given: Awaited<ReturnType<typeof made>>
beforeAll(async () => {
  root = await portal().person('sysadmin')
  given = await made(root)
})

const version = 99
type Name = keyof typeof given
type Row = readonly [
  right: string,
  view: string,
  of: Name,
  method: 'POST' | 'PATCH' | 'DELETE',
  rest: string,
  body: object,
]

const stale: readonly Row[] = [
  ['donors.edit', 'donors.view', 'donor', 'PATCH', '', { code: 'X', full_name: 'X', country: 'DE' }],
  ['projects.assign_users', 'projects.view', 'project', 'PATCH', '/team', { user_ids: [] }],
  ['projects.delete', 'projects.view', 'project', 'DELETE', '', { typed_code: 'X', rows: 0 }],
  ['activities.assign_users', 'activities.view', 'activity', 'PATCH', '/team', { user_ids: [] }],
  ['activities.delete', 'activities.view', 'activity', 'DELETE', '', { typed_code: 'X', rows: 0 }],
  ['activities.updates', 'activities.view', 'activity', 'POST', '/start', { actual_start: '2026-01-01' }],
  ['sub_activities.assign_users', 'sub_activities.view', 'sub', 'PATCH', '/team', { user_ids: [] }],
  ['sub_activities.delete', 'sub_activities.view', 'sub', 'DELETE', '', {}],
  ['courses.edit', 'courses.view', 'course', 'PATCH', '', { name_ar: 'س', duration_hours: 1 }],
  ['courses.delete', 'courses.view', 'course', 'DELETE', '', {}],
  ['budget.add', 'budget.view', 'category', 'PATCH', '', { code: 'X', name: 'X' }],
  ['budget.delete', 'budget.view', 'category', 'DELETE', '', { typed_code: 'X', rows: 0 }],
  ['budget.edit_item', 'budget.view', 'line', 'PATCH', '', { name: 'X' }],
  ['budget.delete_item', 'budget.view', 'line', 'DELETE', '', {}],
  ['budget.edit_expense', 'budget.view', 'expense', 'DELETE', '', { reason: 'X' }],
  ['budget.edit_item', 'budget.view', 'project', 'PATCH', '/forecast', { rows: [] }],
  ['budget.edit_expense', 'budget.view', 'project', 'PATCH', '/monthly', { month: '2026-01', explanation: 'X' }],
]

const places: Readonly<Record<Name, string>> = {
  donor: 'donors',
  project: 'projects',
  activity: 'activities',
  sub: 'sub_activities',
  course: 'courses',
  category: 'budget_categories',
  line: 'budget_items',
  expense: 'expenses',
}

describe('a stale version', () => {
  test('has somebody named who may see the record, in every endpoint that can refuse it', () => {
    const open = allEndpoints.filter(
      ({ endpoint: { errors = [], seenBy } }) => errors.includes('changed_meanwhile') && !seenBy,
    )
    expect(open.map(({ endpoint }) => endpoint.summary)).toEqual([])
  })

  test.each(stale)('sent with %s alone shows nothing of the record; with %s too it does: %s %s%s', async (...row) => {
    const [may, view, of, method, rest, fields] = row
    const send = async (...rights: string[]) => {
      const path = `/${places[of]}/${given[of].id}${rest}`
      const as = await holder(...rights)
      const { status, body } = await portal().call(method, path, { as, body: { ...fields, version } })
      return { status, code: body.code, data: body.data }
    }
    const refused = { status: 409, code: 'changed_meanwhile' }
    expect(await send(may)).toEqual({ ...refused, data: undefined })
    expect(await send(may, view)).toEqual({ ...refused, data: expect.any(Object) })
  })

  test('of a line in a block shows nothing of it either', async () => {
    const body = { edits: [{ id: given.line.id, version, name: 'X' }], adds: [] }
    const path = `/projects/${given.project.id}/budget_items`
    const answer = await portal().call('POST', path, { as: await holder('budget.edit_item'), body })
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([409, 'changed_meanwhile', undefined])
  })
})

describe('the list of what a deletion takes along', () => {
  const impactFor = async (as: Person, of: 'donor' | 'project' | 'activity' | 'category'): Promise<DeletionImpact> =>
    (await portal().call('GET', `/${places[of]}/${given[of].id}/deletion_impact?names=all`, { as })).body.data

  test.each([
    ['donor', 'donors.delete', 'donors.view'],
    ['project', 'projects.delete', 'projects.view'],
    ['activity', 'activities.delete', 'activities.view'],
    ['category', 'budget.delete', 'budget.view'],
  ] as const)('of a %s names nothing for %s alone, not even its code, and counts all of it', async (of, may, view) => {
    await hold(portal(), aRequest(given.line.id, 100, { reference: `PR-unseen-${of}` }))
    const all = await impactFor(root, of)
    const impact = await impactFor(await holder(may), of)
    const blank = all.cascades.map(row => ({ ...row, names: [] }))
    expect(impact).toEqual({ ...all, code: null, cascades: blank, blockers: { ...all.blockers, names: [] } })
    expect((await impactFor(await holder(may, view), of)).code).toBe(given[of].code)
  })

  test('names of each kind what the person could also read, in projects that they see', async () => {
    const named = async (as: Person) =>
      (await impactFor(as, 'donor')).cascades.filter(({ names }) => names.length > 0).map(({ kind }) => kind)
    const views = {
      projects: 'projects.view',
      activities: 'activities.view',
      sub_activities: 'sub_activities.view',
    } as const
    for (const [kind, view] of Object.entries(views))
      expect(await named(await holder('donors.delete', view))).toEqual([kind])
    expect(await named(await holder('donors.delete', 'budget.view'))).toEqual(['budget_categories', 'budget_items'])
    const everyView = [...Object.values(views), 'budget.view', 'donors.delete'].map(right)
    expect(await named(await portal().person('staff', everyView))).toEqual([])
  })
})
