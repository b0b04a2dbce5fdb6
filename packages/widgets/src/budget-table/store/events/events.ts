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

/** Events of the table besides row changes. `stored` and `outdated` are for the host page, `queued` for sync. */
export type TableEvent = 'rows' | 'cursor' | 'dialog' | 'sync' | 'announcement' | 'queued' | 'stored' | 'outdated'

/** Row changes by row ID, and events of the whole table. */
export interface StoreEvents {
  readonly row: Topics<string>
  readonly table: Topics<TableEvent>
}

export const createEvents = (): StoreEvents => ({ row: createTopics(), table: createTopics() })
