import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most this many hashes at once, so that a burst of logins cannot take the memory of the machine. */
const lanes = 4
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= lanes) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** The Argon2id hash of a new password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let nobody: Promise<string> | undefined

/**
 * Whether the password fits. Where there is no account it compares with the hash of nobody's password, so that an
 * unknown email takes as long as a wrong password (decision 32).
 */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hashPassword(crypto.randomUUID())
  const against = stored ?? (await nobody)
  const fits = await inTurn(() => verify(against, password))
  return fits && stored !== undefined
}
