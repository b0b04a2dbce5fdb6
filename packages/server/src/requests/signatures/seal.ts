import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Orm } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { signatureSeals } from './schema.ts'

const SEED_BYTES = 32
// PKCS #8 prefix of a 32-byte Ed25519 key.
const HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')

const made = new WeakMap<Buffer, KeyObject>()

/** The sealing key. It derives from the installation's secret, which the database doesn't contain. */
const privateKeyOf = (secretKey: Buffer): KeyObject => {
  const known = made.get(secretKey)
  if (known) return known
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'seal of signatures', SEED_BYTES))
  const key = createPrivateKey({ key: Buffer.concat([HEADER, seed]), format: 'der', type: 'pkcs8' })
  made.set(secretKey, key)
  return key
}

/** Public sealing key, as 64 hexadecimal digits. */
export const sealKeyOf = (secretKey: Buffer): string =>
  createPublicKey(privateKeyOf(secretKey)).export({ format: 'der', type: 'spki' }).subarray(-SEED_BYTES).toString('hex')

// Prefixes the purpose, so that a seal is valid for nothing else.
const sealed = (hash: string) => Buffer.from(`portal signatures ${hash}`)

/** Keys whose seals count: the portal's current one, and its earlier ones. */
export const countedKeys = ({ secretKey, settings }: Pick<Services, 'secretKey' | 'settings'>): readonly string[] => [
  sealKeyOf(secretKey),
  ...settings.EARLIER_SEAL_KEYS,
]

export const sealOf = (secretKey: Buffer, hash: string) => ({
  hash,
  key: sealKeyOf(secretKey),
  seal: sign(null, sealed(hash), privateKeyOf(secretKey)).toString('hex'),
})

/** A seal with the hash that it covers. */
export type Seal = ReturnType<typeof sealOf>

// Accepts lower case only. Upper-case digits decode to the same bytes, so such a change would go unnoticed.
const isHex = (text: string, bytes: number) => text.length === bytes * 2 && /^[0-9a-f]+$/.test(text)

const verified = ({ hash, key, seal }: Seal): boolean => {
  if (!isHex(key, SEED_BYTES) || !isHex(seal, 64)) return false
  const x = Buffer.from(key, 'hex').toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, sealed(hash), publicKey, Buffer.from(seal, 'hex'))
}

// Caches valid seals, so that a check of the whole chain verifies only new ones.
const fitting = new Set<string>()
const REMEMBERED = 50_000

export const isSealValid = (seal: Seal): boolean => {
  const all = [seal.hash, seal.key, seal.seal].join(' ')
  if (fitting.has(all)) return true
  const isValid = verified(seal)
  if (isValid && fitting.size < REMEMBERED) fitting.add(all)
  return isValid
}

/** Seals a link or revision. Each hash can be sealed only once. */
export const addSeal = async (db: Orm, secretKey: Buffer, hash: string): Promise<void> => {
  await db.insert(signatureSeals).values(sealOf(secretKey, hash))
}
