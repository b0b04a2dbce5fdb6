import { createHmac, randomBytes } from 'node:crypto'
import { refuse } from '../platform/http/refusal.ts'

/** How many private complaints one session may file in an hour, on one replica. */
const privatePerHour = 5

const HOUR_MS = 60 * 60 * 1000

/**
 * Counts by session in this process's memory only (decision 37). Sessions are known by a hash whose key lives as long
 * as the process, so that not even a picture of the memory can be compared with the table of sessions without it.
 */
export const limitPerSession = (most: number, windowMs: number) => {
  const key = randomBytes(32)
  const taken = new Map<string, number[]>()

  const forget = (now: number) => {
    for (const [name, times] of taken) if ((times.at(-1) ?? 0) <= now - windowMs) taken.delete(name)
  }

  /** Takes a place, and answers how to give it back; refuses with the seconds to wait when none is left. */
  const take = (session: string, now: number): (() => void) => {
    forget(now)
    const name = createHmac('sha256', key).update(session).digest('base64')
    const times = (taken.get(name) ?? []).filter(time => time > now - windowMs)
    const [oldest] = times
    if (times.length >= most && oldest !== undefined)
      throw refuse('too_many_requests', { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)) })
    taken.set(name, [...times, now])
    return () => {
      const kept = taken.get(name) ?? []
      taken.set(name, kept.toSpliced(kept.lastIndexOf(now), 1))
    }
  }
  return { take, size: () => taken.size }
}

/** The limit on private complaints. */
export const privateLimit = limitPerSession(privatePerHour, HOUR_MS)
