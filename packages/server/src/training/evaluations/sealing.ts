import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '../../platform/http/context.ts'
import type { UnpublishedAnswers } from './rules.ts'

const NONCE = 12
const TAG = 16
/** Sealed values grow in steps of this many bytes, so that their length does not reveal how much somebody wrote. */
const BLOCK = 16 * 1024

const keyOf = ({ secretKey }: Pick<Services, 'secretKey'>) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'evaluations', 32))

/** Encrypts waiting answers for the round that they belong to; whoever has a copy of the database cannot read them. */
export const seal = (services: Pick<Services, 'secretKey'>, round: string, waiting: UnpublishedAnswers): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(services), nonce).setAAD(Buffer.from(round))
  const text = Buffer.from(JSON.stringify(waiting))
  const padded = Buffer.alloc(Math.ceil((text.length + 1) / BLOCK) * BLOCK, ' ')
  text.copy(padded)
  return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts them; undefined where they were sealed under another key. */
export const unseal = (
  services: Pick<Services, 'secretKey'>,
  round: string,
  sealed: Buffer,
): UnpublishedAnswers | undefined => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(services), sealed.subarray(0, NONCE))
  decipher.setAAD(Buffer.from(round)).setAuthTag(sealed.subarray(-TAG))
  try {
    return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString())
  } catch {
    return undefined
  }
}
