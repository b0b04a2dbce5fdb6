import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterOf } from './crash.bench.ts'
import { asOwner } from './outage-kinds.ts'
import { cookieOf, endProcess, type PortalProcess, startProcess, temporaryData } from './portal-process.ts'
import { printTable } from './table.ts'

const CANDIDATES = 200

interface Candidate {
  readonly cookie: string
  readonly attempt: string
  readonly question: string
}

const call = async (url: string, path: string, cookie: string, body: object) => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  const answer: { data: Record<string, unknown> } = Object(await response.json())
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return answer.data
}

/** People with accounts and open sessions, who take part in a training; gives their cookies. */
const addCandidates = (folder: string, training: string) =>
  asOwner(folder, async client => {
    const tokens = Array.from({ length: CANDIDATES }, () => randomBytes(32).toString('base64url'))
    const hashes = tokens.map(token => createHash('sha256').update(token).digest())
    await client.query(
      `WITH added AS (
         INSERT INTO users (id, email, type, first_name_en, last_name_en, first_name_ar, last_name_ar, password_hash,
           email_verified_at)
         SELECT gen_random_uuid(), 'candidate' || at || '@bench.test', 'user', 'Nour', 'Saleh', 'نور', 'صالح', 'none', now()
         FROM generate_series(1, ${CANDIDATES}) at RETURNING id, email),
       opened AS (
         INSERT INTO sessions (token_hash, user_id, last_seen_at, expires_at)
         SELECT ($1::bytea[])[substring(email FROM '\\d+')::int], id, now(), now() + interval '1 hour' FROM added)
       INSERT INTO sub_activity_trainees (sub_activity_id, user_id) SELECT $2, id FROM added`,
      [hashes, training],
    )
    return tokens.map(token => `session=${token}`)
  })

const begin = async (url: string, folder: string): Promise<Candidate[]> => {
  const admin = await cookieOf(url, 'sysadmin@demo.test')
  const training = await asOwner(folder, async client => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM sub_activities WHERE NOT EXISTS (SELECT FROM exams WHERE sub_activity_id = sub_activities.id) LIMIT 1',
    )
    return rows[0]?.id ?? ''
  })
  const settings = { title: 'Crowd', description: '', randomise: false, blind_marking: false, limit_minutes: 60 }
  const opens = { opens_at: '2026-01-01T00:00:00Z' }
  const exam = await call(url, '/exams', admin, { sub_activity_id: training, slug: 'post', ...settings, ...opens })
  const questions = [{ kind: 'text', prompt: 'Why?', points: 1, model_answer: '' }]
  await call(url, `/exams/${exam.id}/questions`, admin, { questions })
  const cookies = await addCandidates(folder, training)
  return Promise.all(
    cookies.map(async cookie => {
      const attempt: { id?: string; questions?: { id: string }[] } = await call(
        url,
        `/exams/${exam.id}/attempts`,
        cookie,
        {},
      )
      return { cookie, attempt: attempt.id ?? '', question: attempt.questions?.[0]?.id ?? '' }
    }),
  )
}

/** Candidates who type and save until told to stop; an answer that was not acknowledged is sent again. */
const typing = (candidates: readonly Candidate[], portal: () => PortalProcess) => {
  const acknowledged = new Map<string, number>()
  let isOver = false
  const write = async ({ cookie, attempt, question }: Candidate) => {
    for (let seq = 1; !isOver; ) {
      const answers = [{ question_id: question, value: `Answer ${seq}`, lease: 1, seq }]
      const saved = call(portal().url, `/exam_attempts/${attempt}/answers`, cookie, { answers })
      if (await saved.catch(() => null)) acknowledged.set(attempt, seq++)
      await sleep(200)
    }
  }
  const writers = Promise.all(candidates.map(write))
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await writers
    },
  }
}

/** Kills portal and database again and again while 200 candidates save, and counts acknowledged answers that are gone. */
export const benchExamSaves = async (rounds: number): Promise<number> => {
  const data = temporaryData()
  let portal = await startProcess({ DATA_DIR: data.folder })
  try {
    const candidates = await begin(portal.url, data.folder)
    const crowd = typing(candidates, () => portal)
    for (let round = 0; round < rounds; round++) {
      await sleep(1500 + Math.random() * 1000)
      const postmaster = postmasterOf(data.folder)
      await endProcess(portal, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      portal = await startProcess({ DATA_DIR: data.folder })
    }
    await sleep(1500)
    await crowd.stop()
    const stored = await asOwner(data.folder, async client => {
      const sql = 'SELECT attempt_id, array_agg(seq) AS seqs FROM exam_saves GROUP BY attempt_id'
      const { rows } = await client.query<{ attempt_id: string; seqs: number[] }>(sql)
      return new Map(rows.map(({ attempt_id, seqs }) => [attempt_id, new Set(seqs)]))
    })
    const each = [...crowd.acknowledged].flatMap(([attempt, last]) =>
      Array.from({ length: last }, (_, at) => stored.get(attempt)?.has(at + 1) ?? false),
    )
    const lost = each.filter(isThere => !isThere).length
    printTable('kill -9 while candidates save', [
      { case: `${CANDIDATES} candidates`, rounds, acknowledged: each.length, lost },
    ])
    return lost
  } finally {
    await endProcess(portal)
    data.remove()
  }
}
