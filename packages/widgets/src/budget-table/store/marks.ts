import type { ColumnId, Field } from '../model/columns.ts'
import type { StoreEvents } from './events/events.ts'

/**
 * The state of a cell: on its way, waiting for the connection, stored, rejected, or changed by someone else in
 * between.
 */
export type Mark =
  | { readonly state: 'saving' | 'waiting' | 'saved' }
  | { readonly state: 'rejected'; readonly code: string; readonly value: string | number }
  | { readonly state: 'conflict'; readonly mine: string | number; readonly theirs: string | number }

/** One that says more under its cell, where one is. */
export type NotedMark = Extract<Mark, { state: 'rejected' | 'conflict' }>

/** Whether a mark says more. */
export const hasNote = (mark: Mark | undefined): mark is NotedMark =>
  mark?.state === 'rejected' || mark?.state === 'conflict'

/** How long a cell says that it was stored (milliseconds). */
const SAVED_MS = 2500

/** The marks of all cells. */
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
    /** What the table reads of them, and says of a cell. */
    reads: {
      mark: at,
      marks: (id: string): ReadonlyMap<ColumnId, Mark> | undefined => marks.get(id),
      /** Says at a cell why something cannot be done. */
      reject: (id: string, field: Field, code: string, value: string | number) =>
        set(id, field, { state: 'rejected', code, value }),
      /** Has a cell ask which of two values is to stay. */
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
    /** Cells that others changed in between, with both values: which one stays is still to be chosen. */
    open: () =>
      [...marks].flatMap(([id, cells]) =>
        [...cells].flatMap(([field, mark]) => (mark.state === 'conflict' ? [{ ...mark, id, field }] : [])),
      ),
    /** Marks a cell as stored, for a while. */
    saved: (id: string, field: Field) => {
      const mark = { state: 'saved' } as const
      set(id, field, mark)
      setTimeout(() => marks.get(id)?.get(field) === mark && set(id, field, undefined), SAVED_MS)
    },
  }
}
