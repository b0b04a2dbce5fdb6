import { describe, expect, test } from 'vitest'
import { softAuthenticator } from '../../support/people/authenticator.ts'
import { beginLogin, enteredAs } from '../../support/people/factors.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const ORIGIN = 'https://portal.example.org'
const portal = usePortal({ PUBLIC_URL: ORIGIN })

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, as?: Person, body: object = {}, cookie = '') =>
  portal().call(method, path, {
    as,
    ...(method !== 'GET' && { body }),
    ...(cookie && { headers: { cookie } }),
  })

const optionsFor = async (as: Person) => (await call('POST', '/account/passkeys/options', as)).body.data

const added = async (as: Person, name = 'Phone') => {
  const key = softAuthenticator(ORIGIN)
  const answer = await call('POST', '/account/passkeys', as, { name, response: key.make(await optionsFor(as)) })
  return { key, answer, passkey: answer.body.data?.passkey }
}

const challenge = async (cookie = '') => (await call('POST', '/login/passkey/options', undefined, {}, cookie)).body.data

const login = (response: object, cookie = '') => call('POST', '/login/passkey', undefined, { response }, cookie)

describe('a passkey', () => {
  test('opens a session without a password, and its response cannot be replayed', async () => {
    const person = await portal().person('staff')
    const { key, answer } = await added(person)
    expect(answer.body.data).toMatchObject({ passkey: { name: 'Phone', last_used_at: null } })
    expect(answer.body.data.recovery_codes).toHaveLength(10)
    const options = await challenge()
    expect(options).toMatchObject({ rpId: 'portal.example.org', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const response = key.sign(options)
    const entered = await login(response)
    expect(entered.body.data.id).toBe(person.id)
    expect((await call('GET', '/user', enteredAs(person, entered))).status).toBe(200)
    const replay = await login(response)
    expect([replay.status, replay.body.code]).toEqual([401, 'passkey_refused'])
    const { passkeys } = (await call('GET', '/account/second_factor', person)).body.data
    expect(passkeys[0].last_used_at).not.toBeNull()
  })

  test('works as a second factor for its own account only', async () => {
    const [person, neighbour] = [await portal().person('staff'), await portal().person('staff')]
    const [own, other] = [await added(person), await added(neighbour)]
    const { answer, cookie } = await beginLogin(portal(), person)
    expect(answer.body.data).toEqual({ second_factor: ['passkey', 'recovery_code'] })
    const options = await challenge(cookie)
    expect(options.allowCredentials).toEqual([{ id: own.key.id, type: 'public-key', transports: ['internal'] }])
    expect((await login(other.key.sign(options), cookie)).body.code).toBe('passkey_refused')
    // The rejected response has consumed the challenge.
    expect((await login(own.key.sign(options), cookie)).body.code).toBe('passkey_refused')
    expect((await login(own.key.sign(await challenge(cookie)), cookie)).body.data.id).toBe(person.id)
  })

  test.each([
    ['for another site', { origin: 'https://portal.example.org.evil.test' }],
    ['for another port', { origin: `${ORIGIN}:8443` }],
    ['for another relying party', { rpId: 'evil.test' }],
    ['with an unknown challenge', { challenge: 'bmV2ZXIgbWFkZQ' }],
    ['without user verification', { isUnverified: true }],
    ['for another person', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['with a decreased counter', { counter: 0 }],
  ])('signed %s is rejected', async (_what, lie) => {
    const person = await portal().person('staff')
    const { key } = await added(person)
    expect((await login(key.sign(await challenge(), { counter: 5 }))).status).toBe(200)
    const answer = await login(key.sign(await challenge(), { counter: 6, ...lie }))
    expect([answer.status, answer.body.code]).toEqual([401, 'passkey_refused'])
  })

  test('with a forged signature or an unknown key is rejected alike', async () => {
    const person = await portal().person('staff')
    const { key } = await added(person)
    const signed = key.sign(await challenge())
    const forged = { ...signed, response: { ...signed.response, signature: 'MEUCIQDf' } }
    const stranger = softAuthenticator(ORIGIN).sign(await challenge(), { userHandle: signed.response.userHandle })
    const [one, other] = [await login(forged), await login(stranger)]
    expect([one.status, one.body]).toEqual([other.status, other.body])
    expect(one.body.code).toBe('passkey_refused')
  })

  test('is rejected after its challenge has expired', async () => {
    const person = await portal().person('staff')
    const { key } = await added(person)
    const options = await challenge()
    await portal().database.pool.query("UPDATE passkey_challenges SET expires_at = now() - interval '1 second'")
    expect((await login(key.sign(options))).body.code).toBe('passkey_refused')
  })

  test("cannot be added with another person's challenge, and a challenge for adding is not valid for login", async () => {
    const [person, neighbour] = [await portal().person('staff'), await portal().person('staff')]
    const key = softAuthenticator(ORIGIN)
    const response = key.make(await optionsFor(person))
    const stolen = await call('POST', '/account/passkeys', neighbour, { name: 'Mine', response })
    expect(stolen.body.code).toBe('passkey_refused')
    const own = await added(person)
    expect((await login(own.key.sign(await optionsFor(person)))).body.code).toBe('passkey_refused')
  })

  test('is not added without user verification', async () => {
    const person = await portal().person('staff')
    const response = softAuthenticator(ORIGIN).make(await optionsFor(person), { isUnverified: true })
    expect((await call('POST', '/account/passkeys', person, { name: 'Key', response })).body.code).toBe(
      'passkey_refused',
    )
  })

  test('can be renamed and removed by its owner only, and is useless after its removal', async () => {
    const [person, neighbour] = [await portal().person('staff'), await portal().person('sysadmin')]
    const { key, passkey } = await added(person)
    const path = `/account/passkeys/${passkey.id}`
    expect((await call('PATCH', path, neighbour, { name: 'Theirs' })).status).toBe(404)
    expect((await call('DELETE', path, neighbour)).status).toBe(404)
    expect((await call('PATCH', path, person, { name: 'Laptop' })).body.data.name).toBe('Laptop')
    expect((await call('DELETE', path, person)).status).toBe(200)
    expect((await login(key.sign(await challenge()))).body.code).toBe('passkey_refused')
    expect((await beginLogin(portal(), person)).answer.body.data.id).toBe(person.id)
  })

  test('is rejected for a deactivated person', async () => {
    const person = await portal().person('staff')
    const { key } = await added(person)
    await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [person.id])
    expect((await login(key.sign(await challenge()))).body.code).toBe('account_inactive')
  })
})
