import { useStore } from '@portal/ui/store'
import { useCallback } from 'react'

/** Subscriptions by topic. Topics without subscribers cost nothing. */
export interface Topics<Topic extends string> {
  readonly notify: (topic: Topic) => void
  readonly notifyAll: (topics?: Iterable<Topic>) => void
  /** Increases with each notification. */
  readonly version: (topic: Topic) => number
  readonly subscribe: (topic: Topic, listener: () => void) => () => void
}

const createTopics = <Topic extends string>(): Topics<Topic> => {
  const listeners = new Map<Topic, Set<() => void>>()
  const versions = new Map<Topic, number>()
  const notify = (topic: Topic) => {
    const subscribed = listeners.get(topic)
    if (!subscribed) return
    versions.set(topic, (versions.get(topic) ?? 0) + 1)
    for (const listener of subscribed) listener()
  }
  return {
    notify,
    notifyAll: (topics = listeners.keys()) => {
      for (const topic of topics) notify(topic)
    },
    version: topic => versions.get(topic) ?? 0,
    subscribe: (topic, listener) => {
      const subscribed = listeners.get(topic) ?? new Set()
      listeners.set(topic, subscribed.add(listener))
      return () => {
        subscribed.delete(listener)
        if (subscribed.size > 0) return
        listeners.delete(topic)
        versions.delete(topic)
      }
    },
  }
}

/** Events of the table besides row changes. `stored` and `outdated` are for the host page. */
export type TableEvent = 'rows' | 'cursor' | 'dialog' | 'sync' | 'announcement' | 'stored' | 'outdated'

/** Row changes by row ID, and events of the whole table. */
export interface StoreEvents {
  readonly row: Topics<string>
  readonly table: Topics<TableEvent>
}

export const createEvents = (): StoreEvents => ({ row: createTopics(), table: createTopics() })

// Nothing changes before hydration, so the current value equals what the server rendered.
const useTopic = <Topic extends string, Value>(topics: Topics<Topic>, topic: Topic, read: () => Value): Value => {
  const subscribe = useCallback((listener: () => void) => topics.subscribe(topic, listener), [topics, topic])
  return useStore({ subscribe, read, initial: read() })
}

/** Re-renders the component only when this row changes. */
export const useRowEvent = ({ row }: StoreEvents, id: string): number => useTopic(row, id, () => row.version(id))

/** Re-renders the component on each event of this kind. */
export const useTableEvent = ({ table }: StoreEvents, event: TableEvent): number =>
  useTopic(table, event, () => table.version(event))

/** Like `useTableEvent`, but re-renders only when the value changes. */
export const useTableValue = <Value extends string | number | boolean>(
  { table }: StoreEvents,
  event: TableEvent,
  read: () => Value,
): Value => useTopic(table, event, read)

/** Fallback in milliseconds, because a hidden page gets no frames. */
const HIDDEN_PAGE_MS = 100

/**
 * Runs a function in the frame after the next paint, so that it doesn't delay what an event re-renders. Runs at once in
 * environments without frames.
 */
export const afterPaint = (run: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') {
    run()
    return
  }
  let isDue = true
  const once = () => {
    if (isDue) run()
    isDue = false
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, HIDDEN_PAGE_MS)
}
