import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'

const IV = 12
const TAG = 16

const keyFor = (secretKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `second factor ${purpose}`, 32))

/** Encrypts an authenticator secret with AES-256-GCM, bound to the person. */
export const sealSecret = (secretKey: Buffer, userId: string, secret: Uint8Array): Buffer => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, 'secrets'), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Decrypts an authenticator secret. Returns null if the key or the person is wrong, or the data was tampered with. */
export const openSecret = (secretKey: Buffer, userId: string, sealed: Buffer): Buffer | null => {
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyFor(secretKey, 'secrets'), sealed.subarray(0, IV), {
      authTagLength: TAG,
    })
    cipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(IV, IV + TAG))
    return Buffer.concat([cipher.update(sealed.subarray(IV + TAG)), cipher.final()])
  } catch {
    return null
  }
}

// Excludes 0, 1, I, L, and O, which look alike on paper.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => letters[randomInt(letters.length)]).join('')

/** Generates a recovery code of about 49 bits, such as `7KQ2M-X4HTN`. */
export const newRecoveryCode = (): string => `${half()}-${half()}`

/** Hash of a recovery code for storage. It is keyed, because 49 bits could be guessed from a copy of the table. */
export const recoveryHash = (secretKey: Buffer, userId: string, code: string): Buffer => {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return createHmac('sha256', keyFor(secretKey, 'recovery codes')).update(`${userId}\n${typed}`).digest()
}
