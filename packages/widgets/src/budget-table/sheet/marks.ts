import type { ColumnId, Field } from './columns.ts'

/** How a cell stands: on its way, waiting for the connection, stored, refused, or changed by someone else meanwhile. */
export type Mark =
  | { readonly state: 'saving' | 'waiting' | 'saved' }
  | { readonly state: 'refused'; readonly code: string; readonly value: string | number }
  | { readonly state: 'stale'; readonly mine: string | number; readonly theirs: string | number }

/** How long a cell says that it was stored (milliseconds). */
const SAVED_FOR = 2500

/** The marks of all cells. */
export const marksOf = (ring: (name: string) => void) => {
  const marks = new Map<string, Map<ColumnId, Mark>>()
  const set = (id: string, field: Field, mark: Mark | undefined) => {
    const cells = marks.get(id) ?? new Map<ColumnId, Mark>()
    if (mark) cells.set(field, mark)
    else cells.delete(field)
    if (cells.size > 0) marks.set(id, cells)
    else marks.delete(id)
    ring(id)
  }
  return {
    at: (id: string, field: Field) => marks.get(id)?.get(field),
    of: (id: string): ReadonlyMap<ColumnId, Mark> | undefined => marks.get(id),
    set,
    /** Marks a cell as stored, for a while. */
    saved: (id: string, field: Field) => {
      const mark = { state: 'saved' } as const
      set(id, field, mark)
      setTimeout(() => marks.get(id)?.get(field) === mark && set(id, field, undefined), SAVED_FOR)
    },
  }
}

/** The marks of cells. */
export type Marks = ReturnType<typeof marksOf>
