import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
const WINDOW = 1
const common = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const

/** Generates a secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** What an authenticator app needs: the secret to type, and the URI for the QR code. */
export const forApp = (bytes: Uint8Array, issuer: string, label: string) => {
  const secret = secretOf(bytes)
  return { secret: secret.base32, uri: new TOTP({ ...common, issuer, label, secret }).toString() }
}

/**
 * The time step (30 seconds since 1970) of a code. Accepts the current, previous, and next step, and returns null
 * otherwise. Compares in constant time.
 */
export const timeStepOf = (bytes: Uint8Array, code: string, at: Date): number | null => {
  const timestamp = at.getTime()
  const delta = TOTP.validate({ ...common, token: code, secret: secretOf(bytes), timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta
}
