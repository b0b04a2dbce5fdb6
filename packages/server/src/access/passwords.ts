import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../platform/http/refusal.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most this many hashes at once, so that a burst of logins cannot take the memory of the machine. */
const lanes = 4

/** More than this many in the queue would wait longer than a person does. */
const queue = 500

let free = lanes
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= queue) throw refuse('unavailable', { retryAfter: 10 })
  if (free > 0) free--
  else await new Promise<void>(resolve => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // A lane is handed over, not freed, while somebody waits: nobody can slip in between.
    const next = waiting.shift()
    if (next) next()
    else free++
  }
}

// The same password typed on two keyboards can differ in bytes (composed or not), above all with diacritics.
const folded = (password: string) => password.normalize('NFC')

/** The Argon2id hash of a new password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(folded(password), cost))

let nobody: Promise<string> | undefined

/**
 * Whether the password fits. Where there is no account it compares with the hash of nobody's password, so that an
 * unknown email takes as long as a wrong password (decision 32).
 */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hash(crypto.randomUUID(), cost)
  const against = stored ?? (await nobody)
  const fits = await inTurn(() => verify(against, folded(password)))
  return fits && stored !== undefined
}
