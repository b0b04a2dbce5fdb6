import { describe, expect, test } from 'vitest'
import { writeUses } from '../../../../packages/server/src/people/sessions/last-seen.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

describe('the end of a session', () => {
  const portal = usePortal()

  test('logout ends the session on the server and removes the cookie', async () => {
    const person = await portal().person('user')
    const answer = await portal().call('POST', '/logout', { as: person })
    expect(answer.status).toBe(200)
    expect(answer.cookies.find(({ name }) => name === 'session')?.value).toBe('')
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    expect((await portal().call('POST', '/logout')).status).toBe(200)
  })

  test("logout clears the browser's cache but not its other data", async () => {
    const person = await portal().person('user')
    const foreign = { origin: 'https://evil.example.org' }
    const refused = await portal().call('POST', '/logout', { as: person, headers: foreign })
    expect([refused.status, refused.headers['clear-site-data']]).toEqual([403, undefined])
    expect((await portal().call('GET', '/user', { as: person })).headers).not.toHaveProperty('clear-site-data')
    const answer = await portal().call('POST', '/logout', { as: person })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
  })

  test('deactivating a person ends the session at once', async () => {
    const person = await portal().person('staff')
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(200)
    await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [person.id])
    expect((await portal().call('GET', '/user', { as: person })).body.code).toBe('not_signed_in')
  })

  test('expired and forged sessions are rejected', async () => {
    const person = await portal().person('staff')
    await portal().database.pool.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [person.id])
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(401)
    const forged = { ...person, cookie: `session=${'A'.repeat(43)}` }
    expect((await portal().call('GET', '/user', { as: forged })).status).toBe(401)
  })
})

describe('an idle session', () => {
  const portal = usePortal({ SESSION_IDLE_MINUTES: 60 })
  const status = async (as: Person) => (await portal().call('GET', '/user', { as })).status

  test('ends after its idle time, while a used session continues', async () => {
    const [used, idle] = [await portal().person('staff'), await portal().person('staff')]
    expect([await status(used), await status(idle)]).toEqual([200, 200])
    for (let hours = 0; hours < 3; hours++) {
      portal().pass(55 * 60)
      await writeUses(portal().services)
      expect(await status(used)).toBe(200)
    }
    expect(await status(idle)).toBe(401)
  })

  test('continues after a restart, because its last use was stored', async () => {
    const person = await portal().person('staff')
    portal().pass(50 * 60)
    expect(await status(person)).toBe(200)
    await writeUses(portal().services, true)
    portal().pass(50 * 60)
    expect(await status(person)).toBe(200)
  })
})

describe('behind HTTPS', () => {
  const portal = usePortal({ PUBLIC_URL: 'https://portal.example.org' })

  test('cookies are Secure with the __Host- prefix although the proxy connects by HTTP', async () => {
    const { email } = await portal().person('user')
    const answer = await portal().call('POST', '/login', {
      body: { email, password: PASSWORD },
      headers: { origin: 'https://portal.example.org', host: 'portal.example.org' },
    })
    expect(answer.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
      sameSite: 'Lax',
    })
    expect(answer.cookies.find(({ name }) => name === '__Secure-device')).toMatchObject({ secure: true })
    expect(answer.cookies.every(cookie => !('domain' in cookie))).toBe(true)
  })

  test('a session cookie without the prefix is ignored, because another site could set it', async () => {
    const person = await portal().person('user')
    const planted = { ...person, cookie: person.cookie.replace('__Host-', '') }
    expect((await portal().call('GET', '/user', { as: planted })).status).toBe(401)
    expect((await portal().call('GET', '/user', { as: person })).status).toBe(200)
  })
})
