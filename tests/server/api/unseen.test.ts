import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../support/endpoints.ts'
import { aCategory, aCourse, aDonor, aLine, anActivity, anExpense, aProject } from '../support/made.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { aRequest, hold } from '../support/requests/approved.ts'

const portal = usePortal()

const right = (text: string): Privilege => {
  const [group = '', command = ''] = text.split('.')
  return { group, command }
}

/** Creates a person who sees all projects and has only these other privileges. */
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
type Row = readonly [right: string, of: Name, method: 'POST' | 'PATCH' | 'DELETE', rest: string, body: object]

const stale: readonly Row[] = [
  ['donors.edit', 'donor', 'PATCH', '', { code: 'X', full_name: 'X', country: 'DE' }],
  ['projects.assign_users', 'project', 'PATCH', '/team', { user_ids: [] }],
  ['projects.delete', 'project', 'DELETE', '', { typed_code: 'X', shown: 'x' }],
  ['activities.assign_users', 'activity', 'PATCH', '/team', { user_ids: [] }],
  ['activities.delete', 'activity', 'DELETE', '', { typed_code: 'X', shown: 'x' }],
  ['activities.updates', 'activity', 'POST', '/start', { actual_start: '2026-01-01' }],
  ['sub_activities.assign_users', 'sub', 'PATCH', '/team', { user_ids: [] }],
  ['sub_activities.delete', 'sub', 'DELETE', '', { typed_code: 'X', shown: 'x' }],
  ['courses.edit', 'course', 'PATCH', '', { name_ar: 'س', duration_hours: 1 }],
  ['courses.delete', 'course', 'DELETE', '', {}],
  ['budget.add', 'category', 'PATCH', '', { code: 'X', name: 'X' }],
  ['budget.delete', 'category', 'DELETE', '', { typed_code: 'X', shown: 'x' }],
  ['budget.edit_item', 'line', 'PATCH', '', { name: 'X' }],
  ['budget.delete_item', 'line', 'DELETE', '', {}],
  ['budget.edit_expense', 'expense', 'DELETE', '', { reason: 'X' }],
  ['budget.edit_item', 'project', 'PATCH', '/forecast', { rows: [] }],
  ['budget.edit_expense', 'project', 'PATCH', '/monthly', { month: '2026-01', explanation: 'X' }],
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
  test('is only rejected by endpoints that declare who may see the record', () => {
    const open = allEndpoints.filter(
      ({ endpoint: { errors = [], seenBy } }) => errors.includes('changed_meanwhile') && !seenBy,
    )
    expect(open.map(({ endpoint }) => endpoint.summary)).toEqual([])
  })

  test.each(stale)(
    'is answered with the record for a person with only %s: %s %s%s',
    async (may, of, method, rest, fields) => {
      const path = `/${places[of]}/${given[of].id}${rest}`
      const { status, body } = await portal().call(method, path, {
        as: await holder(may),
        body: { ...fields, version },
      })
      expect([status, body.code, body.data]).toEqual([409, 'changed_meanwhile', expect.any(Object)])
    },
  )

  test('is answered with the line when a block of budget lines is saved', async () => {
    const body = { edits: [{ id: given.line.id, version, name: 'X' }], adds: [] }
    const path = `/projects/${given.project.id}/budget_items`
    const answer = await portal().call('POST', path, { as: await holder('budget.edit_item'), body })
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([409, 'changed_meanwhile', expect.any(Object)])
  })
})

describe('the impact of a deletion', () => {
  const impactFor = async (as: Person, of: 'donor' | 'project' | 'activity' | 'category'): Promise<DeletionImpact> =>
    (await portal().call('GET', `/${places[of]}/${given[of].id}/deletion_impact?names=all`, { as })).body.data

  const namedIn = ({ cascades }: DeletionImpact) =>
    cascades.filter(({ names }) => names.length > 0).map(({ kind }) => kind)
  const countsIn = ({ rows, cascades }: DeletionImpact) => [rows, cascades.map(({ kind, count }) => [kind, count])]

  test.each([
    ['donor', 'donors.delete', ['projects']],
    ['project', 'projects.delete', []],
    ['activity', 'activities.delete', []],
    ['category', 'budget.delete', ['budget_items']],
  ] as const)('of a %s counts all rows for a person with only %s, and names %j', async (of, may, named) => {
    await hold(portal(), aRequest(given.line.id, 100, { reference: `PR-unseen-${of}` }))
    const all = await impactFor(root, of)
    const impact = await impactFor(await holder(may), of)
    expect([impact.code, countsIn(impact)]).toEqual([given[of].code, countsIn(all)])
    expect(impact.blockers.count).toBe(all.blockers.count)
    expect(namedIn(impact)).toEqual(named)
  })

  test('names rows of a kind only for a person who can view that kind, in projects they see', async () => {
    const named = async (as: Person) => namedIn(await impactFor(as, 'donor'))
    for (const kind of ['activities', 'sub_activities'])
      expect(await named(await holder('donors.delete', `${kind}.view`))).toEqual(['projects', kind])
    const budget = ['projects', 'budget_categories', 'budget_items']
    expect(await named(await holder('donors.delete', 'budget.view'))).toEqual(budget)
    const everyView = ['projects', 'activities', 'sub_activities', 'budget'].map(group => right(`${group}.view`))
    expect(await named(await portal().person('staff', [...everyView, right('donors.delete')]))).toEqual([])
  })
})
