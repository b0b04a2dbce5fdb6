/** A value outside React that components render. */
export interface Store<Value> {
  readonly read: () => Value
  /** Calls the listener after each change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** The value for server rendering and hydration. */
  readonly initial: Value
}

export interface WritableStore<Value> extends Store<Value> {
  readonly set: (next: Value) => void
}

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
