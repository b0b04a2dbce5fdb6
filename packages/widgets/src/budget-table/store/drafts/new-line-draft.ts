import type { Entry } from '../../model/cell-entries.ts'
import type { NewLine } from '../../model/change-set.ts'

/** A line that is being written: nothing of it is sent before it is left. */
export interface NewLineDraft {
  readonly line: () => NewLine
  /** Takes what is written into it, and answers the rest. */
  readonly take: (entries: readonly Entry[]) => readonly Entry[]
  /** Shows it, also over a budget that has just been read. */
  readonly show: () => void
  /** Sends it as it is. */
  readonly submit: () => void
  readonly discard: () => void
}
