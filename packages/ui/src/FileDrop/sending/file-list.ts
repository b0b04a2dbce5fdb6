import type { Transfer } from './transfer.ts'

/** A list that is looked at from outside, for useSyncExternalStore. */
export const createList = (first: readonly Transfer[]) => {
  let all = first
  const listeners = new Set<() => void>()
  const set = (next: readonly Transfer[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  return {
    set,
    change: (key: string, by: Partial<Transfer>) => set(all.map(one => (one.key === key ? { ...one, ...by } : one))),
    read: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** What createList gives. */
export type List = ReturnType<typeof createList>
