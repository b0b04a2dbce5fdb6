import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '../../platform/http/context.ts'
import type { UnpublishedAnswers } from './rules.ts'

const NONCE = 12
const TAG = 16
/** Pads sealed values to a multiple of this many bytes, so that their length doesn't reveal how much people wrote. */
const BLOCK = 16 * 1024

const keyOf = ({ secretKey }: Pick<Services, 'secretKey'>) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'evaluations', 32))

/** Encrypts pending answers, bound to their round. A copy of the database alone can't reveal them. */
export const seal = (services: Pick<Services, 'secretKey'>, round: string, waiting: UnpublishedAnswers): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(services), nonce).setAAD(Buffer.from(round))
  const text = Buffer.from(JSON.stringify(waiting))
  const padded = Buffer.alloc(Math.ceil((text.length + 1) / BLOCK) * BLOCK, ' ')
  text.copy(padded)
  return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts pending answers. Returns undefined if that fails, for example after the key has changed. */
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
