import { describe, expect, test } from 'vitest'
import { removeQueued } from '../../../../packages/server/src/files/jobs.ts'
import { clean } from '../../../../packages/server/src/workspace/installation/cleaning.ts'
import { aCategory, aDonor, aLine, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { addRequest, fivePeople, requestDraft, sign } from '../../support/requests/requests.ts'
import { everything } from '../deletion-impact/everything.ts'
import { aBudget, nothingShown, places, remove, restore } from './removing.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

// Tables that every request changes, and uploads, which live for a day.
const passing = [
  ...['audit', 'sessions', 'jobs', 'imports', 'import_parts', 'idempotency_keys', 'removals', 'attempts', 'vitals'],
  // Restored lines start a new version.
  'budget_line_versions',
  // People are told about a deleted training. Its restoration doesn't take that back.
  ...['emails', 'notices', 'notice_people'],
]

/** Returns every row of every table. */
const allRows = async () => {
  const tables = await query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
  const content = new Map<string, unknown[]>()
  for (const { name } of tables) {
    if (passing.includes(name)) continue
    content.set(name, await query(`SELECT to_jsonb(one) AS row FROM "${name}" one ORDER BY to_jsonb(one)::text`))
  }
  return content
}

describe('a deletion that removed money', () => {
  test.each(['donor', 'project', 'category'] as const)(
    'of a %s is undone row by row, with the bytes of its files',
    async name => {
      const as = await portal().person('sysadmin')
      const made = await everything(portal(), as)
      const [training] = await query(
        `SELECT id FROM sub_activities WHERE activity_id IN (SELECT id FROM activities WHERE project_id = $1)`,
        [made.project.id],
      )
      // The mailing remains and references the training again after the restore.
      await query(
        `INSERT INTO mailings (id, title, sent_by, sub_activity_id) VALUES (gen_random_uuid(), 'Bus', $1, $2)`,
        [as.id, training.id],
      )
      const before = await allRows()
      await remove(portal(), as, name, made[name])
      expect(await query('SELECT FROM expenses WHERE project_id = $1', [made.project.id])).toEqual([])
      await removeQueued(portal().services)
      const answer = await restore(portal(), as, name, made[name])
      expect([answer.status, answer.body]).toEqual([200, { data: { done: true, missing: [] } }])
      const after = await allRows()
      for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows])
      expect(await query('SELECT FROM removed_contents')).toEqual([])
      const versions = await query('SELECT until IS NULL AS present FROM budget_line_versions WHERE item_id = $1', [
        made.line.id,
      ])
      expect(versions.filter(({ present }) => present)).toHaveLength(1)
      expect(versions).toHaveLength(2)
      expect((await restore(portal(), as, name, made[name])).status).toBe(404)
      expect(await auditOf(portal(), places[name], made[name].id)).toEqual(['add', 'delete', 'restore'])
    },
  )

  test('needs a reason, which stays listed with the amounts after it can no longer be restored', async () => {
    const as = await portal().person('sysadmin')
    const { donor, project } = await aBudget(portal(), as)
    const euros = await aProject(portal(), { donor_id: donor.id, currency: 'eur' }, as)
    await aLine(portal(), { category_id: (await aCategory(portal(), { project_id: euros.id }, as)).id }, as)
    const { shown, money } = (await portal().call('GET', `/donors/${donor.id}/deletion_impact`, { as })).body.data
    expect(money).toEqual([
      { currency: 'eur', expenses_minor: 0, planned_minor: 100_000 },
      { currency: 'usd', expenses_minor: 50_900, planned_minor: 100_000 },
    ])
    const body = { version: 1, typed_code: donor.code, shown }
    const bare = await portal().call('DELETE', `/donors/${donor.id}`, { as, body })
    expect(bare.body.errors).toEqual([{ path: 'reason', code: 'reason_required' }])
    await remove(portal(), as, 'donor', donor, 'Never agreed')
    const listed = async (person: Person) =>
      (await portal().call('GET', '/removed_donors', { as: person })).body.data[0]
    const entry = { of: 'donor', action: 'delete', name: `${donor.code} River Fund`, reason: 'Never agreed' }
    expect(await listed(as)).toMatchObject({ ...entry, by: { id: as.id }, removal: { money, can_restore: true } })
    // People without budget access see no amounts. People without the delete privilege cannot restore.
    expect((await listed(await staffWith(portal(), 'donors.delete'))).removal).toMatchObject({
      ...{ money: [], can_restore: true },
    })
    const reader = await staffWith(portal(), 'donors.view', 'budget.view')
    expect((await listed(reader)).removal).toMatchObject({ money, can_restore: false })
    expect((await restore(portal(), reader, 'donor', donor)).status).toBe(403)
    await query(`UPDATE removals SET removed_at = now() - interval '31 days' WHERE entity_id = $1`, [donor.id])
    expect((await restore(portal(), as, 'donor', donor)).status).toBe(404)
    await clean(portal().services)
    const archived = await query(`SELECT FROM removed_rows WHERE content->>'project_id' = $1`, [project.id])
    expect(archived).toEqual([])
    expect(await listed(as)).toMatchObject({ ...entry, removal: { money, can_restore: false } })
  })

  test('restores nothing into a request that was edited since, and keeps unsigned requests', async () => {
    const as = await portal().person('sysadmin')
    const { project, line } = await aBudget(portal(), as)
    const people = await fivePeople(portal())
    const draft = requestDraft(people, { id: line.id, project_id: project.id })
    const [edited, waiting] = [
      await addRequest(portal(), people.requester, draft),
      await addRequest(portal(), people.requester, draft),
    ]
    await remove(portal(), as, 'project', project)
    const refused = await sign(portal(), waiting, people.requester, 'requested_by')
    expect(refused.body.errors).toEqual([{ path: 'items.0.budget_item_id', code: 'select_value' }])
    const core = { ...draft, type: 'core', project_id: undefined, version: 1 }
    const items = draft.items.map(({ budget_item_id: _, ...item }) => ({
      ...item,
      budget_code: 'CORE-1',
      unit_code: 'U-1',
    }))
    const body = { ...core, items }
    const path = `/purchase_requests/${edited.id}`
    const changed = await portal().call('PATCH', path, { as: people.requester, body })
    expect([changed.status, changed.body.errors]).toEqual([200, undefined])
    expect((await restore(portal(), as, 'project', project)).status).toBe(200)
    for (const request of [changed.body.data, waiting])
      expect((await sign(portal(), request, people.requester, 'requested_by')).status).toBe(200)
    const [{ committed }] = await query('SELECT committed_minor::int AS committed FROM budget_items WHERE id = $1', [
      line.id,
    ])
    expect(committed).toBe(waiting.total_minor)
  })

  test('cannot be undone if the project has another currency since', async () => {
    const as = await portal().person('sysadmin')
    const { project, category } = await aBudget(portal(), as)
    await remove(portal(), as, 'category', category)
    await query(`UPDATE projects SET currency = 'tl' WHERE id = $1`, [project.id])
    expect((await restore(portal(), as, 'category', category)).body.errors).toEqual([
      { path: 'id', code: 'currency_differs' },
    ])
  })

  test('needs no reason and is permanent if there was no money', async () => {
    const as = await portal().person('sysadmin')
    const donor = await aDonor(portal(), {}, as)
    const body = { version: 1, typed_code: donor.code, shown: nothingShown }
    expect((await portal().call('DELETE', `/donors/${donor.id}`, { as, body })).status).toBe(200)
    expect((await restore(portal(), as, 'donor', donor)).status).toBe(404)
  })

  test("of a category appears in its project's history, and of a project in its donor's history", async () => {
    const as = await portal().person('sysadmin')
    const { donor, project, category } = await aBudget(portal(), as)
    const changesOf = async (kind: string, id: string, person = as) =>
      (await portal().call('GET', `/history?of_kind=${kind}&of_id=${id}`, { as: person })).body.data
    await remove(portal(), as, 'category', category)
    const money = [{ currency: 'usd', expenses_minor: 50_900, planned_minor: 100_000 }]
    const [gone] = await changesOf('project', project.id)
    const removal = { of: 'budget_categories', id: category.id, money, can_restore: true }
    expect(gone).toMatchObject({ of: 'category', action: 'delete', name: 'A Staff', reason: 'Entered twice', removal })
    await restore(portal(), as, 'category', category)
    const [back, was] = await changesOf('project', project.id)
    expect(back).toMatchObject({ of: 'category', action: 'restore', removal: { money, can_restore: false } })
    expect(was.removal.can_restore).toBe(false)
    await remove(portal(), as, 'project', project)
    expect((await changesOf('donor', donor.id))[0]).toMatchObject({
      ...{ of: 'project', action: 'delete', removal: { of: 'projects', id: project.id, money, can_restore: true } },
    })
    // A person who sees only their own projects does not see the deletion.
    const reader = await staffWith(portal(), 'donors.view', 'projects.delete')
    expect(await changesOf('donor', donor.id, reader)).toHaveLength(1)
    expect((await portal().call('GET', '/removed_projects', { as: reader })).body.total).toBe(0)
    expect((await restore(portal(), reader, 'project', project)).status).toBe(404)
  })

  test('of a project can be undone by the person who deleted it, even if they do not see all projects', async () => {
    const as = await portal().person('sysadmin')
    const { project } = await aBudget(portal(), as)
    const officer = await staffWith(portal(), 'projects.delete')
    await query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [project.id, officer.id])
    await remove(portal(), officer, 'project', project)
    const { data } = (await portal().call('GET', '/removed_projects', { as: officer })).body
    expect(data.map((one: { removal: { id: string } }) => one.removal.id)).toEqual([project.id])
    expect((await restore(portal(), officer, 'project', project)).status).toBe(200)
    expect((await portal().call('GET', `/projects/${project.id}`, { as: officer })).status).toBe(200)
  })
})
