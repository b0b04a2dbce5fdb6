import type { ColumnId, Field } from '../model/columns.ts'
import type { StoreEvents } from './events/events.ts'

/** State of a cell. `conflict`: another person changed it meanwhile. */
export type Mark =
  | { readonly state: 'saving' | 'waiting' | 'saved' }
  | { readonly state: 'rejected'; readonly code: string; readonly value: string | number }
  | { readonly state: 'conflict'; readonly mine: string | number; readonly theirs: string | number }

/** A mark with a note below its cell. */
export type NotedMark = Extract<Mark, { state: 'rejected' | 'conflict' }>

export const hasNote = (mark: Mark | undefined): mark is NotedMark =>
  mark?.state === 'rejected' || mark?.state === 'conflict'

/** How long a cell shows that it was saved, in milliseconds. */
const SAVED_MS = 2500

export const createMarks = ({ row }: StoreEvents) => {
  const marks = new Map<string, Map<Field, Mark>>()
  const set = (id: string, field: Field, mark: Mark | undefined) => {
    const cells = marks.get(id) ?? new Map<Field, Mark>()
    if (mark) cells.set(field, mark)
    else cells.delete(field)
    if (cells.size > 0) marks.set(id, cells)
    else marks.delete(id)
    row.notify(id)
  }
  const at = (id: string, field: Field) => marks.get(id)?.get(field)
  return {
    at,
    set,
    reads: {
      mark: at,
      marks: (id: string): ReadonlyMap<ColumnId, Mark> | undefined => marks.get(id),
      /** Shows in a cell why an action was refused. */
      reject: (id: string, field: Field, code: string, value: string | number) =>
        set(id, field, { state: 'rejected', code, value }),
      /** Lets the person choose between two values of a cell. */
      addConflict: ({
        id,
        field,
        ...both
      }: {
        id: string
        field: Field
        mine: string | number
        theirs: string | number
      }) => set(id, field, { state: 'conflict', ...both }),
    },
    /** Unresolved conflicts, with both values. */
    open: () =>
      [...marks].flatMap(([id, cells]) =>
        [...cells].flatMap(([field, mark]) => (mark.state === 'conflict' ? [{ ...mark, id, field }] : [])),
      ),
    saved: (id: string, field: Field) => {
      const mark = { state: 'saved' } as const
      set(id, field, mark)
      setTimeout(() => marks.get(id)?.get(field) === mark && set(id, field, undefined), SAVED_MS)
    },
  }
}
