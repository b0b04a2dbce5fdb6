import { stepOf } from '@portal/ui/keys'
import type { KeyboardEvent } from 'react'
import { columns } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'
import { goOn, gridOf } from './focus.ts'

/** What the table does on a key, with the words that a new line begins with. */
export interface Keys {
  readonly desk: Desk
  readonly direction: 'ltr' | 'rtl'
  readonly newName: string
  /** Asks for a category to be removed. */
  readonly removeCategory: (id: string) => void
}

const END = columns.length - 1

/** Rows of a page: what fits into the table's frame, less one that stays in sight. */
const pageOf = (event: KeyboardEvent) => {
  const row = gridOf(event.target)?.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 40
  const frame = gridOf(event.target)?.parentElement?.clientHeight ?? 0
  return Math.max(1, Math.floor(frame / row) - 3)
}

/** Where a key leads; with Ctrl to the end of the way. */
const placeOf = (event: KeyboardEvent, { desk, direction }: Keys) => {
  const { row, column } = desk.cursor.at()
  const last = desk.sheet.rows().length
  const isFar = event.ctrlKey || event.metaKey
  const along = stepOf(event.key, direction)
  if (along !== 0) return { row, column: isFar ? (along > 0 ? END : 0) : column + along }
  const places: Record<string, { row: number; column: number }> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? last : row + 1, column },
    PageUp: { row: row - pageOf(event), column },
    PageDown: { row: row + pageOf(event), column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last : row, column: END },
  }
  return places[event.key]
}

/** Keys in the table while no cell is edited: those that lead on are known at once, the others with the hands. */
export const onKey = (event: KeyboardEvent, keys: Keys): void => {
  const place = event.altKey ? undefined : placeOf(event, keys)
  if (place) {
    event.preventDefault()
    goOn(gridOf(event.target), keys.desk.cursor, () => keys.desk.cursor.go(place, event.shiftKey))
  } else keys.desk.hands()?.onAct(event, keys)
}
