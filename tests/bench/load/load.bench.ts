import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { percentile, printTable, type Row } from '../table.ts'
import { addPeople, beginExam, type Candidate } from './crowd.ts'
import { inRhythm, send, type Went } from './rhythm.ts'

/** A candidate who types without a pause saves at this interval. A reader opens another list at the second one. */
const SAVE_EVERY_MS = 5000
const READ_EVERY_MS = 10_000

const LISTS = [
  ...['/projects', '/activities', '/sub_activities', '/donors', '/courses', '/users', '/purchase_requests'],
  ...['/complaints', '/projects?sort=name', '/users?sort=full_name_en', '/activities?delayed=yes&sort=end_date'],
] as const

interface Size {
  readonly candidates: number
  readonly staff: number
  readonly seconds: number
}

const rowOf = (name: string, people: number, seconds: number, { times, failed }: Went): Row => ({
  case: name,
  people,
  answers: times.length,
  'a second': times.length / seconds,
  'p50, ms': percentile(times, 0.5),
  'p95, ms': percentile(times, 0.95),
  'p99, ms': percentile(times, 0.99),
  'longest, ms': Math.max(...times),
  failed: [...failed].map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ') || '0',
})

const saving = (url: string) => (one: Candidate) => (seq: number) =>
  send(
    'POST',
    `${url}/api/exam_attempts/${one.attempt}/answers`,
    one.cookie,
    JSON.stringify({ answers: [{ question_id: one.question, value: `Answer ${seq}`, lease: 1, seq }] }),
  )

const reading = (url: string) => (cookie: string, at: number) => (turn: number) =>
  send('GET', `${url}/api${LISTS[(at + turn) % LISTS.length]}`, cookie)

/**
 * Candidates who take a test, staff who read lists, and both at once, on one server. The clients run on the same
 * machine.
 */
export const benchLoad = async ({ candidates, staff, seconds }: Size): Promise<void> => {
  const data = temporaryData()
  const portal = await startProcess({ DATA_DIR: data.folder })
  try {
    const crowd = (await beginExam(portal.url, data.folder, candidates)).map(saving(portal.url))
    const readers = (await addPeople(data.folder, 'project_director', 'reader', staff)).map(reading(portal.url))
    const director = await cookieOf(portal.url, 'project_director@demo.test')
    for (const list of LISTS) {
      const status = await send('GET', `${portal.url}/api${list}`, director)
      if (status !== 200) throw new Error(`${list} answered ${status}`)
    }
    const save = { every: SAVE_EVERY_MS, seconds }
    const read = { every: READ_EVERY_MS, seconds }
    let turns = 0
    // Save numbers continue from one part to the next, as on one page.
    const going = (part: typeof crowd) => {
      const from = turns
      turns += Math.ceil((seconds * 1000) / SAVE_EVERY_MS) + 1
      return part.map(call => (turn: number) => call(from + turn))
    }
    const rows = [rowOf('saves alone', candidates, seconds, await inRhythm(going(crowd), save))]
    rows.push(rowOf('lists alone', staff, seconds, await inRhythm(readers, read)))
    const [saves, lists] = await Promise.all([inRhythm(going(crowd), save), inRhythm(readers, read)])
    rows.push(rowOf('saves beside lists', candidates, seconds, saves))
    rows.push(rowOf('lists beside saves', staff, seconds, lists))
    const every = `a save every ${SAVE_EVERY_MS / 1000} s, a list every ${READ_EVERY_MS / 1000} s`
    printTable(`One server under load: ${every}`, rows)
  } finally {
    await endProcess(portal)
    data.remove()
  }
}
