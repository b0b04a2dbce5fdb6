import type { DueItem } from '@portal/contract/training/sub-activities/own-trainings'

/** A task of a training, with when it can be done. Null means unbounded on that side. */
export interface DatedTask extends Pick<DueItem, 'kind' | 'training' | 'title'> {
  readonly from: Date | null
  readonly until: Date | null
}

// Sorts after every four-digit year.
const NEVER = '9999-99'

/** Sorts open tasks by their end, and others by their start. */
const momentOf = ({ is_open, from, until }: DueItem): string => (is_open ? until : from) ?? NEVER

/** Tasks that aren't over at a given moment, soonest first. Open tasks without an end come last. */
export const dueOf = (asked: readonly DatedTask[], now: Date): DueItem[] =>
  asked
    .filter(({ until }) => until === null || now < until)
    .map(({ from, until, ...rest }) => ({
      ...rest,
      is_open: from === null || from <= now,
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    }))
    .toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : Number(momentOf(one) !== momentOf(other))))
