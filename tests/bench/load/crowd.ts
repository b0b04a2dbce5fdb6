import { createHash, randomBytes } from 'node:crypto'
import { asOwner } from '../outages/outage-kinds.ts'
import { cookieOf } from '../portal-process.ts'

/** A candidate's session, attempt, and the one question that they answer. */
export interface Candidate {
  readonly cookie: string
  readonly attempt: string
  readonly question: string
}

/** Posts to the portal, and returns the response's data. Throws if it is rejected. */
export const post = async (
  url: string,
  path: string,
  cookie: string,
  body: object,
): Promise<Record<string, unknown>> => {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  const answer: { data: Record<string, unknown> } = Object(await response.json())
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return answer.data
}

/** Adds people with accounts and open sessions in the database. Returns their cookies. */
export const addPeople = (folder: string, type: string, name: string, count: number): Promise<string[]> =>
  asOwner(folder, async client => {
    const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
    const hashes = tokens.map(token => createHash('sha256').update(token).digest())
    await client.query(
      `WITH added AS (
         INSERT INTO users (id, email, type, first_name_en, last_name_en, first_name_ar, last_name_ar, password_hash,
           email_verified_at)
         SELECT gen_random_uuid(), $2 || at || '@bench.test', $3, 'Nour', 'Saleh', 'نور', 'صالح', 'none', now()
         FROM generate_series(1, $4::int) at RETURNING id, email)
       INSERT INTO sessions (token_hash, user_id, last_seen_at, expires_at)
       SELECT ($1::bytea[])[substring(email FROM '\\d+')::int], id, now(), now() + interval '1 hour' FROM added`,
      [hashes, name, type, count],
    )
    return tokens.map(token => `session=${token}`)
  })

const takePart = (folder: string, training: string) =>
  asOwner(folder, client =>
    client.query(
      `INSERT INTO sub_activity_trainees (sub_activity_id, user_id)
       SELECT $1, id FROM users WHERE email LIKE 'candidate%@bench.test'`,
      [training],
    ),
  )

/** Runs a task for each item, with at most `atOnce` in parallel. */
const inTurns = async <From, To>(all: readonly From[], atOnce: number, run: (one: From) => Promise<To>) => {
  const done: To[] = []
  for (let at = 0; at < all.length; at += atOnce) done.push(...(await Promise.all(all.slice(at, at + atOnce).map(run))))
  return done
}

/** Adds this many trainees to a training, each with an open attempt at its test. */
export const beginExam = async (url: string, folder: string, count: number): Promise<Candidate[]> => {
  const admin = await cookieOf(url, 'sysadmin@demo.test')
  const training = await asOwner(folder, async client => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM sub_activities WHERE NOT EXISTS (SELECT FROM exams WHERE sub_activity_id = sub_activities.id) LIMIT 1',
    )
    return rows[0]?.id ?? ''
  })
  const settings = { title: 'Crowd', description: '', randomise: false, blind_marking: false, limit_minutes: 60 }
  const opens = { opens_at: '2026-01-01T00:00:00Z' }
  const exam = await post(url, '/exams', admin, { sub_activity_id: training, slug: 'post', ...settings, ...opens })
  const questions = [{ kind: 'text', prompt: 'Why?', points: 1, model_answer: '' }]
  await post(url, `/exams/${exam.id}/questions`, admin, { questions })
  const cookies = await addPeople(folder, 'user', 'candidate', count)
  await takePart(folder, training)
  return inTurns(cookies, 50, async cookie => {
    const attempt: { id?: string; questions?: { id: string }[] } = await post(
      url,
      `/exams/${exam.id}/attempts`,
      cookie,
      {},
    )
    return { cookie, attempt: attempt.id ?? '', question: attempt.questions?.[0]?.id ?? '' }
  })
}
