import { describe, expect, test } from 'vitest'
import { weakness } from '../../../packages/server/src/access/password/weak-password.ts'
import { PASSWORD, usePortal } from '../support/portal.ts'
import { draft, signingUpIn } from './signing-up.ts'

describe('a new password', () => {
  test.each([
    ...[
      'password',
      'Password1',
      'p@ssw0rd',
      'P4$$w0rd!',
      'Welcome2026',
      'admin123!',
      'letmein1',
      'iloveyou2',
      'Mohammed1990',
    ],
    ...[
      '12345678',
      '87654321',
      '19901231',
      '11111111',
      '1q2w3e4r5t',
      'qwerty123456',
      'qwertyuiop',
      'asdfghjkl;',
      'abcd1234',
    ],
    ...[
      'abcabcabc',
      '121212121',
      'zzzzzzzzz',
      'محمد١٢٣٤',
      'كلمةالسر1',
      'ضصثقفغعه',
      'PASSWORD',
      'Portal-Demo-2026',
      'ｐａｓｓｗｏｒｄ',
    ],
  ])('is refused as common: %s', password => {
    expect(weakness(password, 'huda@example.org')).toBe('password_common')
  })

  test.each(['huda.ibrahim@example.org', 'Huda.Ibrahim@Example.org', 'huda.ibrahim', 'huda.ibrahim2026!'])(
    'is refused as the email: %s',
    password => {
      expect(weakness(password, 'huda.ibrahim@example.org')).toBe('password_email')
    },
  )

  test.each([
    PASSWORD,
    'a new password',
    'café-1234',
    'violet lighthouse 7',
    'Tr0ub4dor&3',
    'سماء زرقاء فوق البحر',
    'xK9#mQ2v',
  ])('that is harder to guess is taken: %s', password => {
    expect(weakness(password, 'huda@example.org')).toBeNull()
  })

  const portal = usePortal()
  const { post, lastCode } = signingUpIn(portal)
  const problem = (code: string) => ({ code: 'invalid', errors: [{ path: 'password', code }] })

  test('is checked on sign-up, reset and change', async () => {
    const given = draft({ password: 'Password123' })
    expect((await post('/signup', given)).body).toMatchObject(problem('password_common'))
    expect((await post('/signup', { ...given, password: given.email })).body).toMatchObject(problem('password_email'))
    const person = await portal().person('user')
    await post('/password/forgot', { email: person.email })
    const reset = { email: person.email, code: await lastCode(person.email) }
    expect((await post('/password/reset', { ...reset, password: 'Password123' })).body).toMatchObject(
      problem('password_common'),
    )
    const body = { current_password: PASSWORD, password: person.email }
    expect((await portal().call('POST', '/account/password', { as: person, body })).body).toMatchObject(
      problem('password_email'),
    )
    expect((await post('/password/reset', { ...reset, password: 'violet lighthouse 7' })).status).toBe(200)
  })
})
