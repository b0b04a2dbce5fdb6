import { createQueue, createSender } from '@portal/widgets/outbox'

interface Entry {
  readonly key: string
  readonly value: string
}

/** Entries with these values and distinct keys. */
export const entries = (...values: string[]): Entry[] => values.map((value, at) => ({ key: String(at), value }))

/** A sender with batches of up to 50 entries. `answer` handles each request. */
export const setUp = (answer: (batch: readonly Entry[]) => unknown) => {
  const queue = createQueue<Entry>(({ key }) => key)
  const requests: string[][] = []
  const stored = new Map<string, string>()
  const sender = createSender(queue, {
    batch: waiting => waiting.slice(0, 50),
    send: async batch => {
      requests.push(batch.map(({ value }) => value))
      await answer(batch)
    },
    accept: batch => {
      for (const { key, value } of batch) stored.set(key, value)
    },
    refuse: queue.refuse,
  })
  const refused = () =>
    [...queue.refused().values()].map(({ entry, failure }) => [entry.value, failure.kind, failure.code])
  return { queue, sender, requests, stored, refused }
}
