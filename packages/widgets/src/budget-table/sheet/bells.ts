/** Tells those who listen that what they show has changed, by the name of the row or part: a store for each row. */
export interface Bells {
  readonly ring: (name: string) => void
  /** Grows with every ring. */
  readonly stamp: (name: string) => number
  readonly listen: (name: string, listener: () => void) => () => void
  /** The names that somebody listens to: the rows that are drawn. */
  readonly heard: () => Iterable<string>
}

/** Makes bells. */
export const bellsOf = (): Bells => {
  const listeners = new Map<string, Set<() => void>>()
  const stamps = new Map<string, number>()
  return {
    ring: name => {
      const heard = listeners.get(name)
      if (!heard) return
      stamps.set(name, (stamps.get(name) ?? 0) + 1)
      for (const listener of heard) listener()
    },
    stamp: name => stamps.get(name) ?? 0,
    listen: (name, listener) => {
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard.add(listener))
      return () => {
        heard.delete(listener)
        if (heard.size > 0) return
        listeners.delete(name)
        stamps.delete(name)
      }
    },
    heard: () => listeners.keys(),
  }
}
