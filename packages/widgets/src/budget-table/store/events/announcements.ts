import type { StoreEvents } from './events.ts'

/** What is read out when it happens; the texts are `announcements.<what>`. */
export interface Announcement {
  readonly what:
    | 'saved'
    | 'rejected'
    | 'conflict'
    | 'waiting'
    | 'waiting_session'
    | 'waiting_busy'
    | 'back'
    | 'gone'
    | 'undone'
    | 'redone'
    | 'no_undo'
    | 'no_redo'
    | 'copied'
    | 'filled'
    | 'added'
    | 'deleted'
    | 'locked'
    | 'too_many'
    | 'no_editor'
    | 'line_not_stored'
    | 'category_not_stored'
    | 'dropped'
    | 'too_late'
    | 'recoded'
  /** Why it was rejected. */
  readonly code?: string
  readonly count?: number
  /** What it is about: codes, or the name of a line. */
  readonly value?: string
}

/** Read out one after the other; as many stay there at once, so that the next does not cut the last one off. */
const SHOWN = 3

/** What was read out last, each with a number of its own. */
export const createAnnouncements = ({ table }: StoreEvents) => {
  let recent: readonly (Announcement & { readonly number: number })[] = []
  let count = 0
  return {
    add: (announcement: Announcement) => {
      recent = [...recent, { ...announcement, number: count++ }].slice(-SHOWN)
      table.notify('announcement')
    },
    recent: () => recent,
  }
}
