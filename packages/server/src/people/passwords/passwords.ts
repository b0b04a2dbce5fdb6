import { hash, verify } from '@node-rs/argon2'
import { fairQueue, type Waiter } from './fair-queue.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashes run in the threads that files are read in too, four unless set otherwise: half of them stay free for files.
const concurrency = Math.max(1, Math.floor((Number(process.env.UV_THREADPOOL_SIZE) || 4) / 2))

/** More than this many would wait longer than a person does. */
const maxWaiting = 100

const queue = fairQueue(concurrency, maxWaiting)

// Commands and the demo hash a few, with nobody in front of them.
const nobodyWaits: Waiter = { from: '', isKnown: true }

// The same password typed on two keyboards can differ in bytes (composed or not), above all with diacritics.
const folded = (password: string) => password.normalize('NFC')

/** The Argon2id hash of a new password. */
export const hashPassword = (password: string, waiter: Waiter = nobodyWaits): Promise<string> =>
  queue.run(waiter, () => hash(folded(password), cost))

let nobody: Promise<string> | undefined

/**
 * Whether the password fits. Where there is no account, or no password yet, it compares with the hash of nobody's password, so that an
 * unknown email takes as long as a wrong password (decision 32).
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
