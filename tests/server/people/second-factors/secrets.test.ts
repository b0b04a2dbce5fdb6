import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  newRecoveryCode,
  openSecret,
  recoveryHash,
  sealSecret,
} from '../../../../packages/server/src/people/second-factors/secrets.ts'
import { forApp, newSecret, timeStepOf as stepOf } from '../../../../packages/server/src/people/second-factors/totp.ts'

const key = randomBytes(32)

describe('the secret of an authenticator app', () => {
  test('is decrypted only with the same key for the same person', () => {
    const secret = newSecret()
    const sealed = sealSecret(key, 'one', secret)
    expect(openSecret(key, 'one', sealed)).toEqual(Buffer.from(secret))
    expect(sealed.includes(Buffer.from(secret))).toBe(false)
    expect(openSecret(key, 'another', sealed)).toBeNull()
    expect(openSecret(randomBytes(32), 'one', sealed)).toBeNull()
    expect(openSecret(key, 'one', Buffer.alloc(3))).toBeNull()
  })

  test.each([0, 12, 28])('is rejected if one stored bit changed (byte %i)', at => {
    const sealed = sealSecret(key, 'one', newSecret())
    sealed[at] = (sealed[at] ?? 0) ^ 1
    expect(openSecret(key, 'one', sealed)).toBeNull()
  })

  test('is encrypted differently each time', () => {
    const secret = newSecret()
    expect(sealSecret(key, 'one', secret).equals(sealSecret(key, 'one', secret))).toBe(false)
  })
})

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, shortened to six digits.
  const rfc = Buffer.from('12345678901234567890')

  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('matches the standard at %i s', (seconds, code, step) => {
    expect(stepOf(rfc, code, new Date(seconds * 1000))).toBe(step)
  })

  test('is valid one step early and one step late, and reports its own step', () => {
    const secret = newSecret()
    const now = new Date()
    const present = TOTP.counter({ timestamp: now.getTime() })
    const at = (steps: number) =>
      TOTP.generate({
        secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
        timestamp: now.getTime() + steps * 30_000,
      })
    // Codes of two steps can be equal by chance, so only different ones are compared.
    const found = [-2, -1, 0, 1, 2].map(steps => stepOf(secret, at(steps), now))
    expect(found.slice(1, 4)).toEqual([present - 1, present, present + 1])
    for (const [place, steps] of [
      [0, -2],
      [4, 2],
    ] as const)
      if (![-1, 0, 1].some(near => at(near) === at(steps))) expect(found[place]).toBeNull()
  })

  test('is set up with the base32 secret and a URI with the email address', () => {
    const { secret, uri } = forApp(rfc, 'Portal', 'nour@portal.test')
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Portal:nour%40portal\.test\?issuer=Portal&secret=GEZDGNBV/)
  })
})

describe('a recovery code', () => {
  test('is hashed alike however it is typed, and differently per person and key', () => {
    const code = newRecoveryCode()
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    expect(recoveryHash(key, 'one', typed)).toEqual(recoveryHash(key, 'one', code))
    expect(recoveryHash(key, 'two', code)).not.toEqual(recoveryHash(key, 'one', code))
    expect(recoveryHash(randomBytes(32), 'one', code)).not.toEqual(recoveryHash(key, 'one', code))
  })
})
