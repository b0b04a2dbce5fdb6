import { describe, expect, test } from 'vitest'
import { PASSWORD, usePortal } from '../../../support/portal.ts'
import { draft, signingUpIn } from '../sign-up/signing-up.ts'

describe('a new password', () => {
  const portal = usePortal()
  const { post, lastCode } = signingUpIn(portal)
  const problem = (code: string) => ({ code: 'invalid', errors: [{ path: 'password', code }] })

  test('is checked for weakness on sign-up, reset and change', async () => {
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
