/** Subscriptions by topic. A topic that nobody subscribes to costs nothing. */
export interface Topics<Topic extends string> {
  readonly notify: (topic: Topic) => void
  readonly notifyAll: (topics?: Iterable<Topic>) => void
  /** Grows with every notification. */
  readonly version: (topic: Topic) => number
  /** Answers how to end the subscription. */
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

/** What happens in the table beside a change of one row. `stored` and `outdated` are for the host, `queued` for sync. */
export type TableEvent = 'rows' | 'cursor' | 'dialog' | 'sync' | 'announcement' | 'queued' | 'stored' | 'outdated'

/** Changes of single rows, by their ids, and events of the whole table. */
export interface StoreEvents {
  readonly row: Topics<string>
  readonly table: Topics<TableEvent>
}

/** Creates the events of one table. */
export const createEvents = (): StoreEvents => ({ row: createTopics(), table: createTopics() })
