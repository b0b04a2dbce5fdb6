import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from './portal-process.ts'
import { percentile, printTable } from './table.ts'

const READS = 300

/** Rows of both kinds over three years, in two languages, with one rare word. */
const fill = `
  INSERT INTO complaints (identity_type, body, status, filed_by, filed_at, updated_at)
  SELECT CASE WHEN n % 3 = 0 THEN 'anonymous' ELSE 'self' END,
    CASE WHEN n % 997 = 0 THEN 'the projector is broken ' ELSE 'a complaint about the hall شكوى عن القاعة ' END || md5(n::text),
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

const measure = async (rows: number) => {
  const data = temporaryData()
  await endProcess(await startProcess({ DATA_DIR: data.folder }))
  const database = await openDatabase({ DATA_DIR: data.folder })
  await database.pool.query('DELETE FROM complaint_events')
  await database.pool.query('DELETE FROM complaints')
  await database.pool.query(fill, [rows])
  await database.pool.query('VACUUM ANALYZE complaints')
  await database.close()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const cookie = await cookieOf(portal.url, 'sysadmin@demo.test')
  const results: Record<string, number> = {}
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = []
    for (let read = 0; read < READS; read++) {
      const start = performance.now()
      const response = await fetch(`${portal.url}/api/complaints?${query}`, { headers: { cookie } })
      await response.text()
      if (!response.ok) throw new Error(`${query}: ${response.status}`)
      times.push(performance.now() - start)
    }
    results[name] = percentile(times.slice(20), 0.95)
  }
  await endProcess(portal)
  data.remove()
  return results
}

/** The list of complaints at 1,000 and at 1,000,000 rows; goal: p95 at most 1.5 times as long. */
export const benchList = async (): Promise<void> => {
  const few = await measure(1000)
  const many = await measure(1_000_000)
  printTable(
    'List of complaints, p95',
    Object.keys(questions).map(question => ({
      question,
      '1,000 rows, ms': few[question] ?? Number.NaN,
      '1,000,000 rows, ms': many[question] ?? Number.NaN,
      ratio: (many[question] ?? Number.NaN) / (few[question] ?? Number.NaN),
    })),
  )
}
