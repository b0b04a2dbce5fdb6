import type { SendFailure } from './failure.ts'

/** What a widget does with its entries. */
export interface SenderRules<Entry, Answer> {
  /** The entries of the next request: one or more from the start. */
  readonly batch: (entries: readonly Entry[]) => readonly Entry[]
  readonly send: (batch: readonly Entry[]) => Promise<Answer>
  /** Called when the server has a batch, which has left the queue. */
  readonly accept: (batch: readonly Entry[], answer: Answer) => void
  /** Shows an entry that was set aside, where it belongs. It has left the queue. */
  readonly refuse: (entry: Entry, failure: SendFailure) => void
  /** Resolves a conflict of the first entry, which is still in the queue. False sets the entry aside as refused. */
  readonly conflict?: (entry: Entry, failure: SendFailure) => boolean
  /** Called when a batch has to wait in the queue again. */
  readonly postponed?: () => void
  /** Called after every change of the queue by the sender. */
  readonly onChange?: () => void
}
