import { openDatabase } from '../../../packages/server/src/platform/database/index.ts'
import { fillWithMany } from '../../server/support/many.ts'
import { type ScreenRows, screenCalls, screenRowsSql } from '../../server/support/screens.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { percentile, printTable, type Row } from '../table.ts'

const READS = 220
const WARM = 20

/** A portal with only the projects of `fillWithMany`, and a person who is in every team. */
const prepare = async (many?: Parameters<typeof fillWithMany>[1]) => {
  const data = temporaryData()
  await endProcess(await startProcess({ DATA_DIR: data.folder }))
  const database = await openDatabase({ DATA_DIR: data.folder })
  await database.pool.query('DELETE FROM commitments')
  await database.pool.query('DELETE FROM donors')
  const { rows: people } = await database.pool.query<{ id: string }>(
    `SELECT id FROM users WHERE email = 'project_coordinator@demo.test'`,
  )
  await fillWithMany({ database, person: async () => ({ id: people[0]?.id ?? '' }) }, many)
  const { rows } = await database.pool.query<ScreenRows>(screenRowsSql)
  await database.pool.query('CHECKPOINT')
  await database.close()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const cookie = await cookieOf(portal.url, 'project_director@demo.test')
  const [found] = rows
  if (!found) throw new Error('there is no project with activities and expenses')
  const read = async (call: (rows: ScreenRows) => string) => {
    const start = performance.now()
    const response = await fetch(`${portal.url}/api${call(found)}`, { headers: { cookie } })
    await response.text()
    if (!response.ok) throw new Error(`${call(found)}: ${response.status}`)
    return performance.now() - start
  }
  const close = async () => {
    await endProcess(portal)
    data.remove()
  }
  return { read, close }
}

/**
 * Compares the requests of every screen of projects, activities, and budgets between a large and a small database. The
 * large one has 200 projects, 5,000 activities, and 100,000 expenses. The small one has one such project. Goal: p95 at
 * most twice as long. Reads alternate, so that other load on the machine affects both. Both find equally many rows. A
 * donor of ten projects is compared with a portal of one such donor.
 */
export const benchScreens = async (): Promise<void> => {
  const few = await prepare({ projects: 1, activities: 25, expenses: 500 })
  const donor = await prepare({ donors: 1, projects: 10, activities: 250, expenses: 5000 })
  const many = await prepare()
  const rows: Row[] = []
  for (const [screen, call] of Object.entries(screenCalls)) {
    const least = screen === 'deletion impact of a donor' ? donor : few
    const times: { least: number[]; many: number[] } = { least: [], many: [] }
    for (let read = 0; read < READS; read++) {
      times.least.push(await least.read(call))
      times.many.push(await many.read(call))
    }
    const [small, large] = [percentile(times.least.slice(WARM), 0.95), percentile(times.many.slice(WARM), 0.95)]
    rows.push({ screen, 'one project or donor, ms': small, 'all, ms': large, ratio: large / small })
  }
  printTable('Server time of each screen, p95', rows)
  await Promise.all([few, donor, many].map(({ close }) => close()))
}
