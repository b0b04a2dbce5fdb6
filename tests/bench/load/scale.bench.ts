import { openDatabase } from '../../../packages/server/src/platform/database/index.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { percentile, printTable, type Row } from '../table.ts'
import { fillToSize, nameOfPerson, type Size } from './scale-rows.ts'

const READS = 120
const WARM = 20
// Fewer reads are enough to show that a query is far too slow.
const MOST_MS = 30_000

const prepare = async (size: Size) => {
  const data = temporaryData()
  await endProcess(await startProcess({ DATA_DIR: data.folder }))
  const database = await openDatabase({ DATA_DIR: data.folder })
  const counts = await fillToSize(database, size)
  const { rows } = await database.pool.query<{ id: string }>(`
    SELECT exam.sub_activity_id AS id FROM exam_attempts attempt JOIN exams exam ON exam.id = attempt.exam_id
    JOIN users trainee ON trainee.id = attempt.user_id WHERE trainee.email LIKE '%@demo.test' AND exam.slug = 'pre'
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`)
  const training = rows[0]?.id ?? ''
  await database.close()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const cookies = new Map<string, string>()
  for (const name of ['sysadmin', 'project_director'])
    cookies.set(name, await cookieOf(portal.url, `${name}@demo.test`))
  const read = async (person: string, path: string) => {
    const start = performance.now()
    const response = await fetch(`${portal.url}/api/${path.replace(':training', training)}`, {
      headers: { cookie: cookies.get(person) ?? '' },
    })
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

/**
 * Requests of a screen, by account. The palette searches in Arabic without hamza, and for words that match many rows.
 */
const questions: Readonly<Record<string, readonly [person: string, path: string]>> = {
  'dashboard: statistics': ['project_director', 'dashboard'],
  'dashboard: what waits': ['project_director', 'waiting'],
  'palette: one person': ['sysadmin', search(nameOfPerson(77_777))],
  'palette: احمد (of many)': ['sysadmin', search('احمد')],
  'palette: project director': ['project_director', search('training')],
  'palette: nothing found': ['sysadmin', search('zzqqxy')],
  'users: first page': ['sysadmin', 'users?limit=25'],
  'users: by Arabic name': ['sysadmin', 'users?limit=25&sort=full_name_ar'],
  'users: one person': ['sysadmin', `users?limit=25&search=${encodeURIComponent('.77777@')}`],
  'users: احمد (of many)': ['sysadmin', `users?limit=25&search=${encodeURIComponent('احمد')}`],
  'projects: first page': ['project_director', 'projects?limit=25'],
  'activities: first page': ['project_director', 'activities?limit=25'],
  'requests: first page': ['project_director', 'purchase_requests?limit=25'],
  'trainings: first page': ['project_director', 'sub_activities?limit=25'],
  'a training: results of its tests': ['project_director', 'sub_activities/:training/exam_results'],
  'a training: texts to mark': ['project_director', 'sub_activities/:training/text_answers?slug=pre'],
  'a training: all of its results': ['project_director', 'sub_activities/:training/results'],
}

/**
 * Compares the first page, the palette, and long lists in an almost empty and a large database. Goal: p95 at most twice
 * as long.
 */
export const benchScale = async (size: Size): Promise<void> => {
  const few = await prepare({ users: 0, projects: 0, requests: 0, answers: 0 })
  const many = await prepare(size)
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
    const { users, projects, requests, answers } = many.counts
    printTable(
      `Screens at scale, p95: ${users} users, ${projects} projects, ${requests} requests, ${answers} answers`,
      rows,
    )
  } finally {
    await Promise.all([few.close(), many.close()])
  }
}
