import { openDatabase } from '../../../packages/server/src/platform/database/index.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { percentile, printTable, type Row } from '../table.ts'

const READS = 300

/** Complaints of both kinds over three years, in two languages, with one rare word. */
const fill = `
  INSERT INTO complaints (id, identity_type, body, status, filed_by, filed_at, updated_at)
  SELECT gen_random_uuid(), CASE WHEN n % 3 = 0 THEN 'anonymous' ELSE 'self' END,
    CASE WHEN n % ($1::int / 40) = 0 THEN 'the projector is broken ' ELSE 'a complaint about the hall شكوى عن القاعة ' END || md5(n::text),
    CASE WHEN n % 4 = 0 THEN 'closed' ELSE 'new' END,
    CASE WHEN n % 3 = 0 THEN NULL ELSE (SELECT id FROM users WHERE email = 'user@demo.test') END,
    at, at
  FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - make_interval(secs => n * 90) AS at) moments`

const questions = {
  'first page': 'limit=25',
  'status=new': 'limit=25&status=new',
  'oldest first': 'limit=25&sort=filed_at',
  'search a rare word': 'limit=25&search=projector',
} as const

/** A portal whose database contains this many complaints. */
const prepare = async (rows: number) => {
  const data = temporaryData()
  await endProcess(await startProcess({ DATA_DIR: data.folder }))
  const database = await openDatabase({ DATA_DIR: data.folder })
  await database.pool.query('DELETE FROM complaint_events')
  await database.pool.query('DELETE FROM complaints')
  await database.pool.query(fill, [rows])
  await database.asOwner(client => client.query('VACUUM ANALYZE complaints'))
  await database.asOwner(client => client.query('CHECKPOINT'))
  await database.close()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const cookie = await cookieOf(portal.url, 'sysadmin@demo.test')
  const close = async () => {
    await endProcess(portal)
    data.remove()
  }
  const read = async (query: string) => {
    const start = performance.now()
    const response = await fetch(`${portal.url}/api/complaints?${query}`, { headers: { cookie } })
    await response.text()
    if (!response.ok) throw new Error(`${query}: ${response.status}`)
    return performance.now() - start
  }
  return { read, close }
}

/**
 * Compares the complaint list at 1,000 and at 1,000,000 rows. Goal: p95 at most 1.5 times as long. Reads alternate, so
 * that other load on the machine affects both.
 */
export const benchList = async (): Promise<void> => {
  const few = await prepare(1000)
  const many = await prepare(1_000_000)
  const rows: Row[] = []
  for (const [question, query] of Object.entries(questions)) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] }
    for (let read = 0; read < READS; read++) {
      times.few.push(await few.read(query))
      times.many.push(await many.read(query))
    }
    const [small, large] = [percentile(times.few.slice(20), 0.95), percentile(times.many.slice(20), 0.95)]
    rows.push({ question, '1,000 rows, ms': small, '1,000,000 rows, ms': large, ratio: large / small })
  }
  printTable('List of complaints, p95', rows)
  await Promise.all([few.close(), many.close()])
}
