import { randomUUID } from 'node:crypto'
import { type DeletionImpact, impactKinds } from '@portal/contract/core/records/deletion-impact'
import { describe, expect, test } from 'vitest'
import { partsOfKinds } from '../../../../packages/server/src/workspace/deletion-impact/cascades.ts'
import { aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { everything } from './everything.ts'

const portal = usePortal()

const rowsOf = async <Row extends object>(query: string, values: unknown[] = []) =>
  (await portal().database.pool.query<Row>(query, values)).rows

/** Row counts by table. */
const counted = async () => {
  const tables = await rowsOf<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`)
    counts.set(name, row?.count ?? 0)
  }
  return counts
}

/** Where the records of `everything` are kept, and how often they have been saved. */
const kept = {
  donor: { entity: 'donors', version: 1 },
  project: { entity: 'projects', version: 1 },
  activity: { entity: 'activities', version: 3 },
  training: { entity: 'sub_activities', version: 2 },
  category: { entity: 'budget_categories', version: 1 },
} as const

describe('the deletion impact', () => {
  test.each(['donor', 'project', 'activity', 'training', 'category'] as const)(
    'of one of %s counts exactly the rows that the deletion removes',
    async name => {
      const as = await portal().person('sysadmin')
      const { id, code } = (await everything(portal(), as))[name]
      const { entity, version } = kept[name]
      const read = await portal().call('GET', `/${entity}/${id}/deletion_impact`, { as })
      const { shown, cascades }: DeletionImpact = read.body.data
      if (name === 'donor') expect(cascades.map(({ kind }) => kind)).toEqual(impactKinds)
      const before = await counted()
      const body = { version, typed_code: code, shown, reason: 'Entered twice' }
      expect((await portal().call('DELETE', `/${entity}/${id}`, { as, body })).status).toBe(200)
      const now = await counted()
      const lost = [...before].flatMap(([table, count]) => {
        const fell = count - (now.get(table) ?? 0)
        return fell > 0 && !(table in partsOfKinds) && table !== entity ? [[table, fell]] : []
      })
      const listed = cascades.filter(({ kind }) => kind !== entity).map(({ kind, count }) => [kind, count])
      expect(Object.fromEntries(lost)).toEqual(Object.fromEntries(listed))
      expect(before.get(entity)).toBe((now.get(entity) ?? 0) + 1)
    },
  )

  test('names up to fifty rows of a kind, or all of them on request', async () => {
    const as = await portal().person('sysadmin')
    const project = await aProject(portal(), { code: `P-${randomUUID()}` }, as)
    await rowsOf(
      `INSERT INTO budget_categories (id, project_id, position, code, name)
        SELECT gen_random_uuid(), $1, at, at::text, 'Same' FROM generate_series(1, 60) at`,
      [project.id],
    )
    const categoriesIn = async (path: string) => {
      const { body } = await portal().call('GET', path, { as })
      const found = body.data.cascades.find(
        ({ kind }: DeletionImpact['cascades'][number]) => kind === 'budget_categories',
      )
      const { count, names }: DeletionImpact['cascades'][number] = found
      const projects = new Set(names.map(({ of }) => of))
      return [count, names.length, new Set(names.map(({ id }) => id)).size, [...projects]]
    }
    expect(await categoriesIn(`/projects/${project.id}/deletion_impact`)).toEqual([60, 50, 50, [null]])
    expect(await categoriesIn(`/projects/${project.id}/deletion_impact?names=all`)).toEqual([60, 60, 60, [null]])
    // Deleting a donor deletes several projects, so each name includes its project.
    expect(await categoriesIn(`/donors/${project.donor.id}/deletion_impact`)).toEqual([60, 50, 50, [project.code]])
  })
})
