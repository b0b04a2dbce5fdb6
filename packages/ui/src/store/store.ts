/** A value outside React that components render. */
export interface Store<Value> {
  readonly read: () => Value
  /** Calls the listener after each change, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** What the server renders with, and the browser until it has hydrated that. */
  readonly initial: Value
}

/** A store whose value can be replaced. */
export interface WritableStore<Value> extends Store<Value> {
  readonly set: (next: Value) => void
}

/** Creates a store in memory. */
export const createStore = <Value>(initial: Value): WritableStore<Value> => {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    read: () => value,
    set: next => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
