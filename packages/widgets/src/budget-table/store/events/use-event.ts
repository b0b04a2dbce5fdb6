import { useStore } from '@portal/ui/store'
import { useCallback } from 'react'
import type { StoreEvents, TableEvent, Topics } from './events.ts'

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
