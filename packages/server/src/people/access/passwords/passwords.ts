import { hash, verify } from '@node-rs/argon2'
import { weakness } from '@portal/contract/people/access/password-rules'
import { refuseField } from '../../../platform/http/refusal.ts'
import { fairQueue, type Waiter } from './fair-queue.ts'

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing shares libuv's threads with file access, four by default. Half of them stay free for files.
const concurrency = Math.max(1, Math.floor((Number(process.env.UV_THREADPOOL_SIZE) || 4) / 2))

/** Beyond this, the wait exceeds people's patience. */
const maxWaiting = 100

const queue = fairQueue(concurrency, maxWaiting)

// For commands and the demo, which hash few passwords and don't compete with requests.
const nobodyWaits: Waiter = { from: '', isKnown: true }

// The same password typed on two keyboards can differ in bytes (composed or decomposed), especially with diacritics.
const folded = (password: string) => password.normalize('NFC')

/** Hashes a new password with Argon2id. */
export const hashPassword = (password: string, waiter: Waiter = nobodyWaits): Promise<string> =>
  queue.run(waiter, () => hash(folded(password), cost))

let nobody: Promise<string> | undefined

/**
 * Whether the password matches. Without an account or password, compares with a dummy hash, so that unknown emails take
 * as long as wrong passwords.
 */
export const passwordFits = async (
  stored: string | null | undefined,
  password: string,
  waiter: Waiter,
): Promise<boolean> => {
  nobody ??= hash(crypto.randomUUID(), cost)
  const against = stored ?? (await nobody)
  const fits = await queue.run(waiter, () => verify(against, folded(password)))
  return fits && typeof stored === 'string'
}

/** Throws if a new password is easy to guess. */
export const refuseWeakPassword = (password: string, email: string): void => {
  const weak = weakness(password, email)
  if (weak) throw refuseField('password', weak)
}
