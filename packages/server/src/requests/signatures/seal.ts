import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Orm } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { signatureSeals } from './schema.ts'

const SEED_BYTES = 32
// What PKCS #8 puts before the 32 bytes of an Ed25519 key.
const HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')

const made = new WeakMap<Buffer, KeyObject>()

/** The key that seals: made of the installation's secret, which is in no row of the database. */
const privateKeyOf = (secretKey: Buffer): KeyObject => {
  const known = made.get(secretKey)
  if (known) return known
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'seal of signatures', SEED_BYTES))
  const key = createPrivateKey({ key: Buffer.concat([HEADER, seed]), format: 'der', type: 'pkcs8' })
  made.set(secretKey, key)
  return key
}

/** The public half of the key that seals, as 64 hexadecimal digits. */
export const sealKeyOf = (secretKey: Buffer): string =>
  createPublicKey(privateKeyOf(secretKey)).export({ format: 'der', type: 'spki' }).subarray(-SEED_BYTES).toString('hex')

// What is sealed says what it is, so that a seal is good for nothing else.
const sealed = (hash: string) => Buffer.from(`portal signatures ${hash}`)

/** The keys whose seals count: that of the portal, and those that it had before. */
export const countedKeys = ({ secretKey, settings }: Pick<Services, 'secretKey' | 'settings'>): readonly string[] => [
  sealKeyOf(secretKey),
  ...settings.EARLIER_SEAL_KEYS,
]

/** Seals a hash. */
export const sealOf = (secretKey: Buffer, hash: string) => ({
  hash,
  key: sealKeyOf(secretKey),
  seal: sign(null, sealed(hash), privateKeyOf(secretKey)).toString('hex'),
})

/** A seal with the hash that it is over. */
export type Seal = ReturnType<typeof sealOf>

// One way of writing only: a capital letter would mean the same bytes, and would be a change that nobody sees.
const isHex = (text: string, bytes: number) => text.length === bytes * 2 && /^[0-9a-f]+$/.test(text)

const verified = ({ hash, key, seal }: Seal): boolean => {
  if (!isHex(key, SEED_BYTES) || !isHex(seal, 64)) return false
  const x = Buffer.from(key, 'hex').toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, sealed(hash), publicKey, Buffer.from(seal, 'hex'))
}

// What fits once fits always: a check of the whole chain verifies only what is new since the last one.
const fitting = new Set<string>()
const REMEMBERED = 50_000

/** Whether a seal was made over its hash with its key. */
export const isSealValid = (seal: Seal): boolean => {
  const all = [seal.hash, seal.key, seal.seal].join(' ')
  if (fitting.has(all)) return true
  const isValid = verified(seal)
  if (isValid && fitting.size < REMEMBERED) fitting.add(all)
  return isValid
}

/** Seals a link of the chain or a revision, once and for all. */
export const addSeal = async (db: Orm, secretKey: Buffer, hash: string): Promise<void> => {
  await db.insert(signatureSeals).values(sealOf(secretKey, hash))
}
