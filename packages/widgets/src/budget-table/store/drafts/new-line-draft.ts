import type { Entry } from '../../model/cell-entries.ts'
import type { NewLine } from '../../model/change-set.ts'

/** A line being typed. Nothing is sent until the person leaves it. */
export interface NewLineDraft {
  readonly line: () => NewLine
  /** Takes its own entries and returns the rest. */
  readonly take: (entries: readonly Entry[]) => readonly Entry[]
  /** Shows the draft, also over a newly read budget. */
  readonly show: () => void
  readonly submit: () => void
  readonly discard: () => void
}
