import { describe, expect, test } from 'vitest'
import {
  byNetwork,
  countAttempt,
  forgiveAttempt,
} from '../../../../../packages/server/src/people/access/passwords/attempts.ts'
import { usePortal } from '../../../support/portal.ts'
import { another, browserOf, draft, signingUpIn } from '../sign-up/signing-up.ts'

const portal = usePortal()
const { lastCode } = signingUpIn(portal)

/** Login attempts of people behind one address. Passwords are skipped because hashing takes time. */
const behind = (address: string) => {
  const tries = (name: string) => byNetwork('login', address, `${name}@room.test`)
  /** Returns whether the attempt was allowed. */
  const fail = (name: string) =>
    countAttempt(portal().services, tries(name)).then(
      () => true,
      () => false,
    )
  const comeIn = async (name: string) => {
    const isLetThrough = await fail(name)
    if (isLetThrough) await forgiveAttempt(portal().services, tries(name))
    return isLetThrough
  }
  return { fail, comeIn }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)
const how = async (all: readonly string[], act: (name: string) => Promise<boolean>) => {
  const results = []
  for (const name of all) results.push(await act(name))
  return { let: results.filter(Boolean).length, refused: results.filter(result => !result).length }
}

describe('a classroom behind one address', () => {
  test('can log in although everyone mistypes five times, and then no attempts are counted', async () => {
    const { fail, comeIn } = behind('198.51.100.2')
    const people = names(40)
    for (let round = 0; round < 5; round++) expect(await how(people, fail)).toEqual({ let: 40, refused: 0 })
    // Each success makes room for others.
    expect(await how(people, comeIn)).toEqual({ let: 40, refused: 0 })
    const { rows } = await portal().database.pool.query('SELECT DISTINCT count FROM attempts')
    expect(rows).toEqual([{ count: 0 }])
  })

  test("gets back a person's own attempts once, even after several simultaneous logins", async () => {
    const { fail, comeIn } = behind('198.51.100.3')
    await how(names(99), fail)
    for (let times = 0; times < 3; times++) await Promise.all([comeIn('own'), comeIn('own')])
    expect(await fail('one-more')).toBe(true)
    expect(await fail('too-many')).toBe(false)
  })

  test('can try 100 accounts, and attempts at further accounts are rejected', async () => {
    const { fail } = behind('198.51.100.4')
    expect(await how(names(105), fail)).toEqual({ let: 100, refused: 5 })
    expect([await fail('p104'), await fail('p0')]).toEqual([false, false])
    expect(await behind('198.51.100.5').fail('p104')).toBe(true)
  })

  test('can try 25 accounts ten times each', async () => {
    const { fail } = behind('198.51.100.6')
    for (let round = 0; round < 10; round++) expect(await how(names(25), fail)).toEqual({ let: 25, refused: 0 })
    expect(await how(names(25), fail)).toEqual({ let: 0, refused: 25 })
    expect(await fail('another')).toBe(false)
  })
})

describe('signing up behind a shared address', () => {
  const from = '198.51.100.7'
  const post = (path: string, body: object, cookie = '') =>
    portal().call('POST', path, { body, from, headers: cookie ? { cookie } : {} })

  test('is not limited by weak passwords', async () => {
    const given = draft()
    for (let times = 0; times < 11; times++)
      expect((await post('/signup', { ...given, password: 'password1' })).body.code).toBe('invalid')
    expect((await post('/signup', given)).status).toBe(200)
  })

  test('can be verified in its own browser although others used up the attempts', async () => {
    const given = draft()
    const browser = browserOf(await post('/signup', given))
    const code = await lastCode(given.email)
    for (const name of names(100)) await countAttempt(portal().services, byNetwork('verify', from, name))
    const typed = { email: given.email, code }
    expect((await post('/verify', typed)).status).toBe(429)
    expect((await post('/verify', { ...typed, code: another(code) }, browser)).body.code).toBe('code_wrong')
    expect((await post('/verify', typed, browser)).status).toBe(200)
  })
})
