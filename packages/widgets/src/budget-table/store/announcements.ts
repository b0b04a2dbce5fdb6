import type { StoreEvents } from './events.ts'

/** A message for screen readers. Its text is `announcements.<what>`. */
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
  readonly code?: string
  readonly count?: number
  /** What it is about: codes, or a line's name. */
  readonly value?: string
}

/** Announcements kept at once, so that a new one doesn't interrupt the previous one. */
const SHOWN = 3

/** The latest announcements. Each has a unique number. */
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
