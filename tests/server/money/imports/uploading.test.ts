import { describe, expect, test } from 'vitest'
import { aProject } from '../../support/made.ts'
import { expensesOf, importClientOf, items, useImportClient } from './import-client.ts'

const client = useImportClient()

describe('an upload', () => {
  test('continues where it stopped, ignores repeated parts, and rejects gaps', async () => {
    const { id } = await aProject(client().portal)
    const { body } = await client().announce(id, 'items', items)
    const file = body.data.id
    expect((await client().part(file, items, 0, 50)).body.data.received).toBe(50)
    expect((await client().part(file, items, 0, 50)).body.data.received).toBe(50)
    expect((await client().part(file, items, 80, 50)).body).toMatchObject({
      code: 'changed_meanwhile',
      data: { received: 50 },
    })
    expect((await client().columns(file)).body.code).toBe('file_incomplete')
    expect((await client().announce(id, 'items', items)).body.data).toMatchObject({ id: file, received: 50 })
    // A part that overlaps received bytes adds only the new ones.
    expect((await client().part(file, items, 20, items.length)).body.data.received).toBe(items.length)
    expect(await client().read(file)).toContain('category_code')
  })

  test('starts over when its bytes don’t match the announced hash', async () => {
    const { id } = await aProject(client().portal)
    const { body } = await client().announce(id, 'items', items)
    const other = Buffer.from(items.toString().replace('Trainer', 'Trainee'))
    expect((await client().part(body.data.id, other, 0, other.length)).body.data.received).toBe(0)
  })

  test('is accessible only to its sender, who needs the import privilege and access to the project', async () => {
    const { id } = await aProject(client().portal)
    const file = await client().sent(id, 'items', items)
    const other = await client().portal.person('project_director')
    for (const call of ['columns', 'preview', 'apply']) {
      const answer = await client().portal.call('POST', `/imports/${file}/${call}`, {
        as: other,
        body: { matching: [] },
      })
      expect(answer.status).toBe(404)
    }
    const importer = await client().portal.person('staff', [{ group: 'budget', command: 'import_expenses' }])
    expect((await importClientOf(client().portal, importer).announce(id, 'items', items)).status).toBe(403)
    // The importer can't see the project.
    expect((await importClientOf(client().portal, importer).announce(id, 'expenses', items)).body.errors).toEqual([
      { path: 'project_id', code: 'unknown_value' },
    ])
  })

  test('is rejected if it is a malformed archive, and the portal keeps working', async () => {
    const { id } = await aProject(client().portal)
    const file = await client().sent(id, 'items', Buffer.from('PK\u0003\u0004 and then nothing'))
    const answer = await client().columns(file)
    expect([answer.status, answer.body.code]).toEqual([400, 'file_unreadable'])
    expect((await client().budgetOf(id)).items).toEqual([])
  })

  test('replaces the oldest of twenty pending files, not counting imported ones', async () => {
    const { id } = await aProject(client().portal)
    const own = importClientOf(client().portal, await client().portal.person('sysadmin'))
    await own.apply(await own.sent(id, 'items', items))
    const of = (day: number) => expensesOf(`A1,2026-01-${day},1,Fee ${day}`)
    const days = Array.from({ length: 21 }, (_, at) => at + 10)
    for (const day of days) expect((await own.apply(await own.sent(id, 'expenses', of(day)))).status).toBe(200)
    // Uploads many corrected versions. Announcing the first one again makes it newer than the second.
    const correctedFile = (at: number) => expensesOf(`A1,2026-02-01,1,Fee`, String(at))
    const begun: string[] = []
    for (const at of [0, 1, 0, ...Array.from({ length: 19 }, (_, more) => more + 2)]) {
      const answer = await own.announce(id, 'expenses', correctedFile(at))
      expect(answer.status).toBe(200)
      begun[at] = answer.body.data.id
    }
    const stands = async (at: number) => (await own.readFile(begun[at] ?? '')).status
    expect([await stands(0), await stands(1), await stands(2), await stands(20)]).toEqual([200, 404, 200, 200])
  })
})
