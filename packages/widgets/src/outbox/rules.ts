import type { SendFailure } from './failure.ts'

/** What a widget does with its entries at each step. */
export interface SenderRules<Entry, Answer> {
  /** Picks the entries of the next request: one or more from the start. */
  readonly batch: (entries: readonly Entry[]) => readonly Entry[]
  readonly send: (batch: readonly Entry[]) => Promise<Answer>
  /** Called when the server accepted a batch. The batch has left the queue. */
  readonly accept: (batch: readonly Entry[], answer: Answer) => void
  /** Shows why an entry was set aside. The entry has left the queue. */
  readonly refuse: (entry: Entry, failure: SendFailure) => void
  /** Resolves a conflict of the first entry, which is still queued. Returns false to set it aside as refused. */
  readonly conflict?: (entry: Entry, failure: SendFailure) => boolean
  /** Called when a batch returns to the queue to wait. */
  readonly postponed?: () => void
  /** Called after each change of the queue by the sender. */
  readonly onChange?: () => void
}
