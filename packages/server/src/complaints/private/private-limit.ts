import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { perDatabase } from '../../platform/database/per-database.ts'
import { refuse } from '../../platform/http/refusal.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Counts by person in this process's memory only (decision 37), so that a new login counts on. People are known by a
 * hash whose key lives as long as the process, and their calls by how many fell into a window of the clock: not even a
 * picture of the memory reveals when somebody filed.
 */
export const limitPerPerson = (most: number, windowMs: number) => {
  const key = randomBytes(32)
  let window = 0
  let taken = new Map<string, number>()

  /** Takes a place, and answers how to give it back; refuses with the seconds to wait when none is left. */
  const take = (userId: string, now: number): (() => void) => {
    const present = Math.floor(now / windowMs)
    if (present !== window) {
      window = present
      taken = new Map()
    }
    const name = createHmac('sha256', key).update(userId).digest('base64')
    const count = taken.get(name) ?? 0
    if (count >= most)
      throw refuse('too_many_requests', { retryAfter: Math.max(1, Math.ceil(((present + 1) * windowMs - now) / 1000)) })
    const counted = taken.set(name, count + 1)
    return () => void counted.set(name, (counted.get(name) ?? 1) - 1)
  }
  return { take, size: () => taken.size }
}

/** The limit on private complaints. */
export const privateLimit = perDatabase(() => limitPerPerson(limits.private_complaints, HOUR_MS))
