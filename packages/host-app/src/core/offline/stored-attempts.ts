import { type AnswerSave, type ExamAttempt, examAttempt } from '@portal/contract/training/exams/exam-attempts'
import { newestSaves } from '@portal/contract/training/exams/exam-saves'
import * as z from 'zod/mini'
import { DAYS, ownerKey, stores } from './stores.ts'

/**
 * An attempt as the server sent it, with later answers merged in. `at` is the device time when it was stored, in
 * milliseconds.
 */
const storedAttempt = z.object({ attempt: examAttempt, at: z.number() })

const DAY_MS = 86_400_000

const keyOf = (id: string) => `/attempts/${id}`

const read = async (store: Cache, id: string) => {
  const response = await store.match(keyOf(id))
  const { data } = storedAttempt.safeParse(await response?.json())
  return data
}

const write = (store: Cache, { attempt, at }: z.infer<typeof storedAttempt>): Promise<void> =>
  store.put(keyOf(attempt.id), Response.json({ attempt, at }))

// Serialises the changes, because each one reads, modifies, and writes a cache entry.
let last: Promise<unknown> = Promise.resolve()

const inTurn = <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
  const mine = last.then(run).catch(() => undefined)
  last = mine
  return mine
}

/** Runs only if the store exists. Opening a cache creates it, which must not happen after logout. */
const inStore = <Result>(run: (store: Cache) => Promise<Result>) =>
  inTurn(async () => ((await caches.has(stores.own)) ? run(await caches.open(stores.own)) : undefined))

/** Stores an opened attempt, so that it works offline. Does nothing in browsers without CacheStorage. */
export const storeAttempt = async (personId: string, attempt: ExamAttempt): Promise<void> => {
  await inTurn(async () => {
    const store = await caches.open(stores.own)
    await store.put(ownerKey, new Response(personId))
    await write(store, { attempt, at: Date.now() })
  })
}

/**
 * Merges answers into the stored attempt before they are sent. The exam runner's queue drops them once the server
 * confirms them.
 */
export const storeAnswers = async (id: string, saves: readonly AnswerSave[]): Promise<void> => {
  await inStore(async store => {
    const found = await read(store, id)
    if (!found) return
    const { attempt, at } = found
    await write(store, { at, attempt: { ...attempt, answers: newestSaves([...attempt.answers, ...saves]) } })
  })
}

/**
 * The stored attempt, or undefined if there is none or it has expired. Advances `server_time` by the time since it was
 * stored.
 */
export const restoreAttempt = (id: string): Promise<ExamAttempt | undefined> =>
  inStore(async store => {
    const found = await read(store, id)
    if (!found) return undefined
    const { attempt, at } = found
    if (Date.now() - at > DAYS * DAY_MS) {
      await store.delete(keyOf(id))
      return undefined
    }
    const now = new Date(Date.parse(attempt.server_time) + Date.now() - at)
    return { ...attempt, server_time: now.toISOString() }
  })

/** Deletes a stored attempt once its test has ended. */
export const removeAttempt = async (id: string): Promise<void> => {
  await inStore(store => store.delete(keyOf(id)))
}
