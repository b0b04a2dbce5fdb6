import type { DueItem } from '@portal/contract/training/sub-activities/own-trainings'

/** Something that a training asks for, with when it can be done; null is open to that side. */
export interface Asked extends Pick<DueItem, 'kind' | 'training' | 'title'> {
  readonly from: Date | null
  readonly until: Date | null
}

// Behind every year of four digits.
const NEVER = '9999-99'

/** What is open by its end, everything else by its beginning. */
const momentOf = ({ is_open, from, until }: DueItem): string => (is_open ? until : from) ?? NEVER

/** What is not over by a moment, by what comes first; what is open without an end comes last. */
export const dueOf = (asked: readonly Asked[], now: Date): DueItem[] =>
  asked
    .filter(({ until }) => until === null || now < until)
    .map(({ from, until, ...rest }) => ({
      ...rest,
      is_open: from === null || from <= now,
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    }))
    .toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : Number(momentOf(one) !== momentOf(other))))
