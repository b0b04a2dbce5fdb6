import { describe, expect, test } from 'vitest'
import { APPLYING } from '../../../../packages/server/src/money/imports/rules.ts'
import { aProject } from '../../support/made.ts'
import { queriesOf } from '../../support/platform/queries.ts'
import { csv, expensesOf, importClientOf, items, useImportClient } from './import-client.ts'

const client = useImportClient()

describe('many imports by one person', () => {
  test('use a limited number of connections and are rejected beyond it, without blocking others', async () => {
    const { portal } = client()
    const { pool } = portal.services.database
    const { id } = await aProject(portal)
    await client().apply(await client().sent(id, 'items', items))
    const one = importClientOf(portal, await portal.person('sysadmin'))
    const of = (at: number) => expensesOf(`A1,2026-01-31,1,Fee ${at}`)
    const files: string[] = []
    for (let at = 0; at < 12; at++) files.push(await one.sent(id, 'expenses', of(at)))
    let matching: unknown
    for (const file of files) matching = await one.read(file)

    // The lock blocks every import of the project. Each blocked import holds a connection.
    const lock = await pool.connect()
    await lock.query('BEGIN')
    await lock.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [id])
    const ends = files.map(async file => (await one.apply(file, matching)).body)
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1 + APPLYING.perPerson)
    const other = importClientOf(portal, await portal.person('project_director'))
    expect((await other.budgetOf(id)).items).toHaveLength(3)
    expect(pool.waitingCount).toBe(0)
    await lock.query('COMMIT')
    lock.release()
    const answers = await Promise.all(ends)
    expect(answers.filter(({ data }) => data)).toHaveLength(APPLYING.perPerson)
    expect(answers.filter(({ code }) => code === 'too_many_jobs')).toHaveLength(files.length - APPLYING.perPerson)
    // A rejected import succeeds when it is retried.
    const again = answers.findIndex(({ code }) => code)
    expect((await one.apply(files[again] ?? '', matching)).body.data).toMatchObject({ added: 1 })
  })
})

describe('a file of many rows', () => {
  const titles = 'Category,Category name,Code,Name,Quantity,Unit price'
  const lines = (count: number) =>
    csv(titles, ...Array.from({ length: count }, (_, at) => `C${at},Category ${at},L${at},Line ${at},1,100`))
  const costs = (count: number) =>
    expensesOf(...Array.from({ length: count }, (_, at) => `L${at % 2},2026-01-31,1,Fee ${at}`))

  test('takes as many queries to import as a file of two rows', async () => {
    const counts: number[] = []
    for (const count of [2, 40]) {
      const { id } = await aProject(client().portal)
      for (const [kind, bytes] of [['items', lines(count)] as const, ['expenses', costs(count)] as const]) {
        const file = await client().sent(id, kind, bytes)
        const matching = await client().read(file)
        const { result, queries } = await queriesOf(() => client().apply(file, matching))
        expect(result.body.data).toMatchObject({ added: count })
        counts.push(queries.length)
      }
      const budget = await client().budgetOf(id)
      const codes = Array.from({ length: count }, (_, at) => `C${at}`)
      expect(budget.categories.map((one: { code: string }) => one.code)).toEqual(codes)
      expect(budget.totals).toMatchObject({ total_minor: count * 10_000, spent_minor: count * 100 })
    }
    expect(counts.slice(2)).toEqual(counts.slice(0, 2))
  })
})
