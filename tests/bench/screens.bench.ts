import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { fillWithMany } from '../server/support/many.ts'
import { type ScreenRows, screenCalls, screenRowsSql } from '../server/support/screens.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from './portal-process.ts'
import { percentile, printTable, type Row } from './table.ts'

const READS = 220
const WARM = 20

/** A portal whose projects are those of `fillWithMany` alone, ready to be read by a person who is in every team. */
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
 * What every screen of projects, activities and budgets asks for, with 200 projects, 5,000 activities and 100,000
 * expenses beside a database that contains one such project alone; goal: p95 at most twice as long. Both are read in
 * turn, so that whatever else the machine does falls on both. Both answer alike: searches find as many rows in either,
 * and what goes with a donor, who funds ten projects of the 200, is compared with a portal of one such donor.
 */
export const benchScreens = async (): Promise<void> => {
  const few = await prepare({ projects: 1, activities: 25, expenses: 500 })
  const donor = await prepare({ donors: 1, projects: 10, activities: 250, expenses: 5000 })
  const many = await prepare()
  const rows: Row[] = []
  for (const [screen, call] of Object.entries(screenCalls)) {
    const least = screen === 'what goes with a donor' ? donor : few
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
