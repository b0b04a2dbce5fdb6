import { createStore, type WritableStore } from '../../store/index.ts'
import type { Transfer } from './transfer.ts'

export interface List extends WritableStore<readonly Transfer[]> {
  readonly change: (key: string, by: Partial<Transfer>) => void
}

export const createList = (first: readonly Transfer[]): List => {
  const store = createStore(first)
  return {
    ...store,
    change: (key, by) => store.set(store.read().map(one => (one.key === key ? { ...one, ...by } : one))),
  }
}
