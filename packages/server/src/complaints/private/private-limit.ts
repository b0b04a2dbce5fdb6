import { createHmac, randomBytes } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { perDatabase } from '../../platform/database/per-database.ts'
import { refuse } from '../../platform/http/refusal.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Counts requests per person, so that logging in again doesn't reset the limit. Counts stay in this process's memory.
 *
 * People are identified by an HMAC whose key lives as long as the process. Counts only cover a time window, so not even
 * a memory dump reveals when someone filed.
 */
export const limitPerPerson = (most: number, windowMs: number) => {
  const key = randomBytes(32)
  let window = 0
  let taken = new Map<string, number>()

  /** Counts a request and returns a function that takes it back. Throws `too_many_requests` over the limit. */
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

export const privateLimit = perDatabase(() => limitPerPerson(limits.private_complaints, HOUR_MS))
