import type { SendFailure } from './failure.ts'

export interface Refused<Entry> {
  readonly entry: Entry
  readonly failure: SendFailure
}

/**
 * Unsent entries in order, and refused entries. Only the last entry per key counts. By default each entry is its own
 * key.
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
    // Keeps the map's identity until something changes, because components compare it.
    if (left.length < refused.size) refused = new Map(left)
  }
  const put = (added: readonly Entry[]) => {
    const keys = new Set(added.map(keyOf))
    entries = [...entries.slice(0, sending), ...newest([...entries.slice(sending), ...added])]
    restrictRefused(entry => !keys.has(keyOf(entry)))
  }

  return {
    entries: () => entries,
    /** How many entries at the start are in flight. Each gets its own response. */
    sending: () => sending,
    refused: () => refused,
    /** Queues entries. They replace waiting and refused entries with the same key, but none in flight. */
    put,
    replace: (next: readonly Entry[]) => {
      entries = next
    },
    /** Removes waiting and refused entries, but none in flight. */
    drop: (isDropped: (entry: Entry) => boolean) => {
      entries = entries.filter((entry, at) => at < sending || !isDropped(entry))
      restrictRefused(entry => !isDropped(entry))
    },
    begin: (count: number) => {
      sending = count
    },
    /** Ends the request. The first `done` entries leave the queue, and the others wait again. */
    end: (done: number) => {
      entries = newest(entries.slice(done))
      sending = 0
    },
    /** Whether a later entry with the same key is queued. */
    isReplaced: (entry: Entry): boolean => entries.some(other => keyOf(other) === keyOf(entry)),
    refuse: (entry: Entry, failure: SendFailure) => {
      refused = new Map(refused).set(keyOf(entry), { entry, failure })
    },
    retryRefused: () => put([...refused.values()].map(({ entry }) => entry)),
  }
}

export type Queue<Entry> = ReturnType<typeof createQueue<Entry>>

/**
 * Asks before the page unloads while something exists only in this page. This happens when storage is full or blocked.
 * Doesn't use the forms of the design system, because their size would slow down opening a test.
 */
export const createLeavingQuestion = () => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  let isAsking = false
  return (isNeeded: boolean): void => {
    // On the server there is no page to leave.
    if (isNeeded === isAsking || !('addEventListener' in globalThis)) return
    isAsking = isNeeded
    if (isNeeded) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
}
