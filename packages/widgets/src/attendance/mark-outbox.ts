import { limits } from '@portal/contract/core/fields/limits'
import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'
import { needsOpenMarking } from '@portal/contract/training/attendance/session-times'
import { createStore } from '@portal/ui/store'
import { createQueue, createSender, type SendFailure } from '../outbox/index.ts'

/** Marks by user ID; null clears a mark. */
export type AttendanceMarks = ReadonlyMap<string, AttendanceMark | null>

export interface QueuedMark {
  readonly user_id: string
  readonly mark: AttendanceMark | null
}

/** A mark that the server rejected, and the reason. */
export interface RefusedMark {
  readonly mark: AttendanceMark | null
  readonly failure: SendFailure
}

/** Unsaved marks. */
interface MarksState {
  readonly pending: AttendanceMarks
  readonly refused: ReadonlyMap<string, RefusedMark>
  /** Why sending failed. Undefined while marks are being sent. */
  readonly obstacle: SendFailure | undefined
}

/**
 * Groups marks of one kind. Before a session opens, the server accepts excuses but rejects requests that include
 * presence.
 */
const nextBatch = (marks: readonly QueuedMark[]): readonly QueuedMark[] => {
  const isOther = ({ mark }: QueuedMark) => needsOpenMarking(mark) !== needsOpenMarking(marks[0]?.mark ?? null)
  const end = marks.findIndex(isOther)
  return marks.slice(0, Math.min(end < 0 ? marks.length : end, limits.bulk_rows))
}

/** Saves the marks of one session through a queue with retries. Only the last mark of each person is sent. */
export const createMarkOutbox = (send: (marks: readonly QueuedMark[]) => Promise<unknown>) => {
  const queue = createQueue<QueuedMark>(({ user_id }) => user_id)
  const { initial, read, subscribe, set } = createStore<MarksState>({
    pending: new Map(),
    refused: new Map(),
    obstacle: undefined,
  })

  const show = () => {
    const refused = [...queue.refused().values()]
    set({
      pending: new Map([...queue.entries()].map(({ user_id, mark }) => [user_id, mark])),
      refused: new Map(refused.map(({ entry: { user_id, mark }, failure }) => [user_id, { mark, failure }])),
      obstacle: sender.obstacle(),
    })
  }
  const sender = createSender(queue, {
    batch: nextBatch,
    send,
    accept: () => undefined,
    refuse: queue.refuse,
    onChange: show,
  })

  return {
    add: (marks: AttendanceMarks) => {
      queue.put([...marks].map(([user_id, mark]) => ({ user_id, mark })))
      show()
      void sender.flush()
    },
    /** Sends pending marks immediately and retries rejected ones. */
    retry: () => {
      queue.retryRefused()
      show()
      void sender.retry()
    },
    /** Listens for connection changes. Returns the clean-up function. */
    start: sender.start,
    initial,
    read,
    subscribe,
  }
}
