import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkInCode, readCheckIn } from '../../../../packages/server/src/training/attendance/check-in-code.ts'
import { dayFromNow, setClock } from '../../support/clock.ts'
import { auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal()

const codeOf = async (session: string, as: Person, mark = 'present'): Promise<string> => {
  const { body } = await portal().call('GET', `/training_sessions/${session}/check_in_code?mark=${mark}`, { as })
  return body.data.code
}

/** Checks in with a device, which is identified by its cookie. */
const scan = async (code: string, as: Person, device?: string) => {
  const headers = device ? { cookie: `${as.cookie}; check_in=${device}` } : undefined
  const answer = await portal().call('POST', '/check_ins', { as, body: { code }, ...(headers && { headers }) })
  return { ...answer, device: answer.cookies.find(({ name }) => name === 'check_in') }
}

const given = async () => {
  const as = await portal().person('sysadmin')
  const [one, other] = [await portal().person('user'), await portal().person('user')]
  const { id } = await aTrainingOf(portal(), { trainees: [one, other] })
  return { as, one, other, session: await aSession(portal(), id) }
}

const markOf = async (session: string, person: Person) => {
  const { rows } = await portal().database.pool.query(
    'SELECT mark, is_scanned FROM attendance WHERE session_id = $1 AND user_id = $2',
    [session, person.id],
  )
  return rows[0]
}

test('checks a trainee in with the displayed code, as present or late', async () => {
  const { as, one, other, session } = await given()
  const present = await scan(await codeOf(session, as), one)
  expect([present.status, present.body.data.mark]).toEqual([200, 'present'])
  expect(present.device).toMatchObject({ path: '/api/check_ins', httpOnly: true, sameSite: 'Lax' })
  const late = await scan(await codeOf(session, as, 'late'), other)
  expect(late.body.data.mark).toBe('late')
  expect(await markOf(session, other)).toEqual({ mark: 'late', is_scanned: true })
  expect(await auditOf(portal(), 'training_sessions', session)).toEqual(['check_in', 'check_in'])
})

test('rejects a code after 20 seconds', async () => {
  const { as, one, session } = await given()
  const code = await codeOf(session, as)
  portal().pass(19)
  expect((await scan(code, one)).status).toBe(200)
  portal().pass(2)
  expect((await scan(code, one)).body.code).toBe('code_expired')
})

test('rejects codes that were forged or changed without the server’s key', () => {
  const key = randomBytes(32)
  const now = new Date()
  const said = { sessionId: randomUUID(), mark: 'late' } as const
  const [shownBy, scannedBy] = [randomUUID(), randomUUID()]
  const code = checkInCode(key, { ...said, shownBy }, now)
  expect(readCheckIn(key, code, { now, scannedBy })).toEqual({ ...said, isOwn: false })
  expect(readCheckIn(key, code, { now, scannedBy: shownBy })).toEqual({ ...said, isOwn: true })
  expect(readCheckIn(randomBytes(32), code, { now, scannedBy })).toBeUndefined()
  const bytes = Buffer.from(code, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    expect(readCheckIn(key, changed.toString('base64url'), { now, scannedBy })).toBeUndefined()
  }
  expect(readCheckIn(key, '', { now, scannedBy })).toBeUndefined()
  expect(readCheckIn(key, `${code}AA`, { now, scannedBy })).toBeUndefined()
})

test('lets a device check in one person per session, repeatedly and also in other sessions', async () => {
  const { as, one, other, session } = await given()
  const first = await scan(await codeOf(session, as), one)
  const device = String(first.device?.value)
  const friend = await scan(await codeOf(session, as), other, device)
  expect([friend.status, friend.body.code]).toEqual([409, 'device_used'])
  expect(await markOf(session, other)).toBeUndefined()
  expect((await scan(await codeOf(session, as), one, device)).status).toBe(200)
  const next = await given()
  expect((await scan(await codeOf(next.session, next.as), next.one, device)).status).toBe(200)
})

test('accepts one of two people who check in with one device concurrently', async () => {
  const { as, one, other, session } = await given()
  const device = randomBytes(32).toString('base64url')
  const code = await codeOf(session, as)
  const answers = await Promise.all([scan(code, one, device), scan(code, other, device)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('keeps a mark that was set manually, and returns it to the trainee', async () => {
  const { as, one, session } = await given()
  const body = { marks: [{ user_id: one.id, mark: 'absent' }] }
  await portal().call('POST', `/training_sessions/${session}/attendance`, { as, body })
  expect((await scan(await codeOf(session, as), one)).body.data.mark).toBe('absent')
  expect(await markOf(session, one)).toEqual({ mark: 'absent', is_scanned: false })
})

test('rejects a check-in long before the session, even with a code from before the session was moved', async () => {
  const { as, one, session } = await given()
  const code = await codeOf(session, as)
  await portal().database.pool.query(`UPDATE training_sessions SET date = now()::date + 3 WHERE id = $1`, [session])
  expect((await scan(code, one)).body.code).toBe('session_not_open')
  const asked = await portal().call('GET', `/training_sessions/${session}/check_in_code?mark=present`, { as })
  expect(asked.body.code).toBe('session_not_open')
  expect(await markOf(session, one)).toBeUndefined()
})

test('accepts a check-in from 30 minutes before the session', async () => {
  const { as, one, session } = await given()
  const date = dayFromNow(portal(), 1)
  setClock(portal(), `${date}T08:29:30Z`)
  const code = await codeOf(session, as)
  await portal().database.pool.query(`UPDATE training_sessions SET date = $2 WHERE id = $1`, [session, date])
  expect((await scan(code, one)).body.code).toBe('session_not_open')
  setClock(portal(), `${date}T08:30:00Z`)
  expect((await scan(await codeOf(session, as), one)).status).toBe(200)
})

test('rejects people outside the training, and everybody after the session was cancelled', async () => {
  const { as, one, session } = await given()
  expect((await scan(await codeOf(session, as), await portal().person('user'))).status).toBe(404)
  const code = await codeOf(session, as)
  const body = { version: 1, is_cancelled: true }
  await portal().call('PATCH', `/training_sessions/${session}/cancelled`, { as, body })
  expect((await scan(code, one)).body.code).toBe('session_cancelled')
  const asked = await portal().call('GET', `/training_sessions/${session}/check_in_code?mark=present`, { as })
  expect(asked.body.code).toBe('session_cancelled')
})

test.each(['sysadmin', 'project_director', 'instructor'] as const)(
  'lets a %s who takes the training show the code to others, but not check in with it',
  async type => {
    const as = await portal().person(type, [{ group: 'instructors', command: 'instructor_pages' }])
    const [other, colleague] = [await portal().person('user'), await portal().person('sysadmin')]
    const { id } = await aTrainingOf(portal(), { trainees: [as, other], instructors: [as] })
    const session = await aSession(portal(), id)
    const own = await scan(await codeOf(session, as), as)
    expect([own.status, own.body.code]).toEqual([403, 'own_subject'])
    expect(await markOf(session, as)).toBeUndefined()
    expect((await scan(await codeOf(session, as), other)).status).toBe(200)
    expect((await scan(await codeOf(session, colleague), as)).status).toBe(200)
  },
)
