import { type Database, openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from './portal-process.ts'
import { percentile, printTable, type Row } from './table.ts'

const READS = 120
const WARM = 20
// A question that is far too slow shows that with fewer reads.
const MOST_MS = 30_000

/** How much there is beside the demo's data. */
interface Size {
  readonly users: number
  /** How many times the demo's projects stand in the database, with all that belongs to them. */
  readonly projects: number
  readonly requests: number
}

const addUsers = `
  INSERT INTO users (id, type, email, email_verified_at, first_name_en, last_name_en, first_name_ar, last_name_ar)
  SELECT gen_random_uuid(), 'user', 'person' || n || '@example.test', now(),
    (ARRAY['Ahmad', 'Huda', 'Samer', 'Layla', 'Omar', 'Rima', 'Yusuf'])[1 + n % 7], 'Family ' || md5(n::text),
    (ARRAY['أحمد', 'هدى', 'سامر', 'ليلى', 'عمر', 'ريما', 'يوسف'])[1 + n % 7], 'عائلة ' || n
  FROM generate_series(1, $1::int) n`

// What belongs to a project, each after what it refers to.
const ofProjects = [
  ...['projects', 'project_users', 'budget_categories', 'budget_items', 'expenses', 'forecasts', 'forecast_months'],
  ...['activities', 'activity_users', 'activity_events', 'activity_updates', 'sub_activities', 'sub_activity_users'],
  ...['sub_activity_trainees', 'sub_activity_instructors', 'training_sessions', 'attendance', 'enrollments', 'exams'],
]
const ofRequests = ['requests', 'request_items', 'request_revisions']

const columnsOf = `
  SELECT column_name AS name, is_nullable = 'YES' AS optional,
    (SELECT r.relname FROM pg_constraint k JOIN pg_class r ON r.oid = k.confrelid
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.conrelid = $1::text::regclass AND a.attname = column_name LIMIT 1) AS refers
  FROM information_schema.columns
  WHERE table_name = $1::text AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'`

// A million rows take longer than a request may.
const fill = ({ asOwner }: Database, sql: string, amount: number) =>
  asOwner(async client => {
    await client.query('SET statement_timeout = 0')
    await client.query(sql, [amount])
    await client.query('RESET statement_timeout')
  })

/** Writes every row of the tables so many times more, with ids, codes and references of its own. */
const multiply = async (database: Database, tables: readonly string[], copies: number): Promise<void> => {
  // Of the fourth version, as the contract asks of an id.
  const ofCopy = (column: string) =>
    `overlay(overlay(md5(${column}::text || n) placing '4' from 13) placing '8' from 17)::uuid`
  for (const table of tables) {
    const { rows } = await database.asOwner(client =>
      client.query<{ name: string; refers: string | null }>(columnsOf, [table]),
    )
    const copied = ({ name, refers }: { name: string; refers: string | null }) => {
      if (name === 'id' || tables.includes(refers ?? '')) return ofCopy(`one.${name}`)
      if (['code', 'reference', 'paper_code'].includes(name)) return `one.${name} || '-' || n`
      return `one.${name}`
    }
    const names = rows.map(({ name }) => `"${name}"`).join(', ')
    const values = rows.map(copied).join(', ')
    const one = `(SELECT * FROM ${table}) one`
    await fill(
      database,
      `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${one}, generate_series(1, $1::int) n`,
      copies,
    )
  }
}

const prepare = async (size: Size) => {
  const data = temporaryData()
  await endProcess(await startProcess({ DATA_DIR: data.folder }))
  const database = await openDatabase({ DATA_DIR: data.folder })
  const countOf = async (table: string) =>
    Number((await database.pool.query(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count)
  if (size.requests > 0) await multiply(database, ofRequests, Math.round(size.requests / (await countOf('requests'))))
  if (size.projects > 0) await multiply(database, ofProjects, Math.round(size.projects / (await countOf('projects'))))
  if (size.users > 0) await fill(database, addUsers, size.users)
  await database.asOwner(client => client.query('VACUUM ANALYZE'))
  await database.asOwner(client => client.query('CHECKPOINT'))
  const counts = {
    users: await countOf('users'),
    projects: await countOf('projects'),
    requests: await countOf('requests'),
  }
  await database.close()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const cookies = new Map<string, string>()
  for (const name of ['sysadmin', 'project_director'])
    cookies.set(name, await cookieOf(portal.url, `${name}@demo.test`))
  const read = async (person: string, path: string) => {
    const start = performance.now()
    const response = await fetch(`${portal.url}/api/${path}`, { headers: { cookie: cookies.get(person) ?? '' } })
    await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return performance.now() - start
  }
  const close = async () => {
    await endProcess(portal)
    data.remove()
  }
  return { read, counts, close }
}

const search = (words: string) => `search?search=${encodeURIComponent(words)}`

const warm = (times: readonly number[]) => (times.length > WARM ? times.slice(WARM) : times)

/** What a screen asks for, and who. The palette is asked in Arabic without hamza and in words of many rows. */
const questions: Readonly<Record<string, readonly [person: string, path: string]>> = {
  'dashboard: statistics': ['project_director', 'dashboard'],
  'dashboard: what waits': ['project_director', 'waiting'],
  'palette: one person': ['sysadmin', search('family 98f13708210194c4')],
  'palette: احمد (of many)': ['sysadmin', search('احمد')],
  'palette: project director': ['project_director', search('training')],
  'palette: nothing found': ['sysadmin', search('zzqqxy')],
  'users: first page': ['sysadmin', 'users?limit=25'],
  'users: by Arabic name': ['sysadmin', 'users?limit=25&sort=full_name_ar'],
  'users: one person': ['sysadmin', `users?limit=25&search=${encodeURIComponent('person77777@')}`],
  'users: احمد (of many)': ['sysadmin', `users?limit=25&search=${encodeURIComponent('احمد')}`],
  'projects: first page': ['project_director', 'projects?limit=25'],
  'activities: first page': ['project_director', 'activities?limit=25'],
  'requests: first page': ['project_director', 'purchase_requests?limit=25'],
}

/** The first page, the palette and long lists, almost empty and with a great deal in the database; goal: p95 at most twice. */
export const benchScale = async (): Promise<void> => {
  const few = await prepare({ users: 0, projects: 0, requests: 0 })
  const many = await prepare({ users: 1_000_000, projects: 200, requests: 100_000 })
  try {
    const rows: Row[] = []
    for (const [question, [person, path]] of Object.entries(questions)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] }
      const end = performance.now() + MOST_MS
      for (let read = 0; read < READS && performance.now() < end; read++) {
        times.few.push(await few.read(person, path))
        times.many.push(await many.read(person, path))
      }
      const [small, large] = [percentile(warm(times.few), 0.95), percentile(warm(times.many), 0.95)]
      rows.push({ question, 'few, ms': small, 'many, ms': large, ratio: large / small })
    }
    const { users, projects, requests } = many.counts
    printTable(`Screens at scale, p95: ${users} users, ${projects} projects, ${requests} requests`, rows)
  } finally {
    await Promise.all([few.close(), many.close()])
  }
}
