import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Subscribes a component to a store. */
export const useStore = <Value>({ subscribe, read, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial)

/**
 * Subscribes a component to part of a store. It rerenders only when that part changes. Select primitives or existing
 * objects, never a new object.
 */
export const useSelected = <Value, Selected>(
  { subscribe, read, initial }: Store<Value>,
  select: (value: Value) => Selected,
): Selected =>
  useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(initial),
  )
