import { useStore } from '@portal/ui/store'
import { useCallback } from 'react'
import type { StoreEvents, TableEvent, Topics } from './events.ts'

// The table changes nothing before it is hydrated, so what is read now is what the server has rendered.
const useTopic = <Topic extends string, Value>(topics: Topics<Topic>, topic: Topic, read: () => Value): Value => {
  const subscribe = useCallback((listener: () => void) => topics.subscribe(topic, listener), [topics, topic])
  return useStore({ subscribe, read, initial: read() })
}

/** Renders a component again when that row has changed, and at no other time. */
export const useRowEvent = ({ row }: StoreEvents, id: string): number => useTopic(row, id, () => row.version(id))

/** Renders a component again on every event of that kind. */
export const useTableEvent = ({ table }: StoreEvents, event: TableEvent): number =>
  useTopic(table, event, () => table.version(event))

/** The same for a component that shows one value: it is rendered again only when that is another one than before. */
export const useTableValue = <Value extends string | number | boolean>(
  { table }: StoreEvents,
  event: TableEvent,
  read: () => Value,
): Value => useTopic(table, event, read)
