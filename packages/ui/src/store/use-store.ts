import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** Renders a component with the value of a store, and again after each change. */
export const useStore = <Value>({ subscribe, read, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial)

/**
 * Renders a component with a part of a store's value, and again only when that part has changed. Select strings, numbers
 * and objects of the value, never a new object.
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
