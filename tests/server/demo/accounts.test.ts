import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../packages/server/src/app/server.ts'
import { demoEmail, demoPassword, demoPeople } from '../../../packages/server/src/demo/people.ts'
import { hashPassword } from '../../../packages/server/src/people/access/passwords/passwords.ts'
import { readSettings } from '../../../packages/server/src/platform/settings/settings.ts'
import { freshDatabase } from '../support/platform/database.ts'

interface Answer {
  readonly code: string | number
  readonly cookie: string
}

const addPerson = (type: string, email: string, hash = 'x') =>
  `INSERT INTO users
    (id, type, email, password_hash, email_verified_at, first_name_en, last_name_en, first_name_ar, last_name_ar)
  VALUES (gen_random_uuid(), '${type}', '${email}', '${hash}', now(), 'Huda', 'Saleh', 'هدى', 'صالح')`

test('demo accounts can log in only while the portal runs as a demo', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const { pool } = database
  // The rows that a first start as a demo leaves behind.
  const hash = await hashPassword(demoPassword)
  await pool.query(`INSERT INTO marks (name) VALUES ('demo')`)
  for (const { name, type } of demoPeople) await pool.query(addPerson(type, demoEmail(name), hash))
  await pool.query(addPerson('user', 'huda@example.org'))
  const settings = readSettings({ PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent' })

  const started = async <T>(isDemo: boolean, run: (answer: (path: string, given: object) => Promise<Answer>) => T) => {
    const server = await startServer({ ...settings, DEMO: isDemo })
    try {
      return await run(async (path, given) => {
        const answer = await server.app.inject({ url: `/api${path}`, ...given })
        return { code: answer.json().code ?? answer.statusCode, cookie: String(answer.headers['set-cookie']) }
      })
    } finally {
      await server.stop()
    }
  }
  const login = (name: string) => ({
    method: 'POST',
    payload: { email: demoEmail(name), password: demoPassword },
  })

  const cookie = await started(true, async answer => {
    const first = await answer('/login', login('sysadmin'))
    expect(first.code).toBe(200)
    return first.cookie.split(';')[0] ?? ''
  })
  await started(false, async answer => {
    expect((await answer('/login', login('sysadmin'))).code).toBe('account_inactive')
    expect((await answer('/user', { headers: { cookie } })).code).toBe('not_signed_in')
    const { rows } = await pool.query('SELECT email FROM users WHERE active')
    expect(rows).toEqual([{ email: 'huda@example.org' }])
  })
  await started(true, async answer => {
    // The old session stays ended, but the account is active again.
    expect((await answer('/user', { headers: { cookie } })).code).toBe('not_signed_in')
    expect((await answer('/login', login('sysadmin'))).code).toBe(200)
  })
})

test('accounts in a database that never was a demo stay unchanged', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  await database.pool.query(addPerson('sysadmin', demoEmail('sysadmin')))
  const server = await startServer(readSettings({ PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }))
  await server.stop()
  expect((await database.pool.query('SELECT active FROM users')).rows).toEqual([{ active: true }])
})
