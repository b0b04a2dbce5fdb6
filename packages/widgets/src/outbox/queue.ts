import type { SendFailure } from './failure.ts'

/** An entry that the server refused, with the reason. */
export interface Refused<Entry> {
  readonly entry: Entry
  readonly failure: SendFailure
}

/**
 * Entries that the server doesn't have yet, in their order, and those that it refused. Of entries with one key the last
 * counts. Without keys all count.
 */
export const createQueue = <Entry>(keyOf: (entry: Entry) => unknown = entry => entry) => {
  let entries: readonly Entry[] = []
  let sending = 0
  let refused: ReadonlyMap<unknown, Refused<Entry>> = new Map()

  const newest = (given: readonly Entry[]): readonly Entry[] => [
    ...new Map(given.map(entry => [keyOf(entry), entry])).values(),
  ]
  const restrictRefused = (stays: (entry: Entry) => boolean) => {
    const left = [...refused].filter(([, { entry }]) => stays(entry))
    // Stays the same map until something changes, because screens compare it by identity.
    if (left.length < refused.size) refused = new Map(left)
  }
  const put = (added: readonly Entry[]) => {
    const keys = new Set(added.map(keyOf))
    entries = [...entries.slice(0, sending), ...newest([...entries.slice(sending), ...added])]
    restrictRefused(entry => !keys.has(keyOf(entry)))
  }

  return {
    entries: () => entries,
    /** How many entries at the start are under way: they have an answer of their own to come. */
    sending: () => sending,
    refused: () => refused,
    /** Queues entries. They replace what waits or was refused under their keys, but nothing that is under way. */
    put,
    replace: (next: readonly Entry[]) => {
      entries = next
    },
    /** Forgets what waits or was refused, but nothing that is under way. */
    drop: (isDropped: (entry: Entry) => boolean) => {
      entries = entries.filter((entry, at) => at < sending || !isDropped(entry))
      restrictRefused(entry => !isDropped(entry))
    },
    begin: (count: number) => {
      sending = count
    },
    /** Ends what is under way. The first `done` entries leave the queue, the others wait again. */
    end: (done: number) => {
      entries = newest(entries.slice(done))
      sending = 0
    },
    /** Whether an entry that left the queue has been replaced by a later one. */
    isReplaced: (entry: Entry): boolean => entries.some(other => keyOf(other) === keyOf(entry)),
    refuse: (entry: Entry, failure: SendFailure) => {
      refused = new Map(refused).set(keyOf(entry), { entry, failure })
    },
    /** Queues again what was refused. */
    retryRefused: () => put([...refused.values()].map(({ entry }) => entry)),
  }
}

/** Entries that the server doesn't have yet. */
export type Queue<Entry> = ReturnType<typeof createQueue<Entry>>
