import type { AttendanceMark } from '@portal/contract/attendance_percent'
import { limits } from '@portal/contract/limits'

/** Marks by person; null takes one back. */
export type Marks = ReadonlyMap<string, AttendanceMark | null>

/** What is not saved yet, and why the last try failed. */
export interface QueueState {
  readonly pending: Marks
  readonly failure: unknown
}

const saved: QueueState = { pending: new Map(), failure: null }

/**
 * Sends marks in the order in which they were made, one call at a time; what is marked in between goes with the next.
 * Of a call that failed nothing is lost: it goes again with the next mark, or with `retry`.
 */
export const createMarkQueue = (send: (marks: Marks) => Promise<unknown>) => {
  const listeners = new Set<() => void>()
  let waiting = new Map<string, AttendanceMark | null>()
  let sending = new Map<string, AttendanceMark | null>()
  let state = saved

  const change = (failure: unknown) => {
    state = { pending: new Map([...sending, ...waiting]), failure }
    for (const listener of listeners) listener()
  }

  const flush = async (): Promise<void> => {
    if (sending.size > 0 || waiting.size === 0) return
    const all = [...waiting]
    sending = new Map(all.slice(0, limits.bulk_rows))
    waiting = new Map(all.slice(limits.bulk_rows))
    change(null)
    try {
      await send(sending)
    } catch (error) {
      waiting = new Map([...sending, ...waiting])
      sending = new Map()
      change(error)
      return
    }
    sending = new Map()
    change(null)
    await flush()
  }

  return {
    add: (marks: Marks) => {
      waiting = new Map([...waiting, ...marks])
      change(state.failure)
      void flush()
    },
    retry: () => void flush(),
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
