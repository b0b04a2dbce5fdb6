import { ProblemError } from '@portal/contract/core/api/call'
import { type TextAnswer, textAnswer } from '@portal/contract/training/exams/exam-marking'
import { createStore } from '@portal/ui/store'
import { createQueue, createSender, type SendFailure } from '@portal/widgets/outbox'

/** Points for an answer, and the version of the answer that the person saw. */
export interface QueuedPoints {
  readonly id: string
  readonly version: number
  readonly points: number
}

/** Points that the server rejected, and the reason. */
export interface RefusedPoints {
  readonly points: number
  readonly failure: SendFailure
}

/** Unsaved points, by ID of the answer. */
interface PointsState {
  readonly pending: ReadonlyMap<string, number>
  readonly refused: ReadonlyMap<string, RefusedPoints>
  /** Why sending failed. Undefined while points are being sent. */
  readonly obstacle: SendFailure | undefined
}

interface PointsRequests {
  readonly send: (given: QueuedPoints) => Promise<TextAnswer>
  /** Called with each answer as the server has it. Without one, the shown answers are outdated. */
  readonly stored: (answer?: TextAnswer) => void
}

/** The answer as somebody else marked it meanwhile. */
const theirs = ({ thrown }: SendFailure): TextAnswer | undefined =>
  thrown instanceof ProblemError ? textAnswer.safeParse(thrown.problem.data).data : undefined

/**
 * Saves points for text answers one by one, through a queue with retries. Only the last points of each answer are sent.
 * If somebody else marked the answer meanwhile, theirs stay and these are set aside.
 */
export const createPointsOutbox = ({ send, stored }: PointsRequests) => {
  const queue = createQueue<QueuedPoints>(({ id }) => id)
  /** Versions saved here. Points queued before then still name the previous version. */
  const versions = new Map<string, number>()
  const { initial, read, subscribe, set } = createStore<PointsState>({
    pending: new Map(),
    refused: new Map(),
    obstacle: undefined,
  })

  const show = () => {
    const refused = [...queue.refused().values()]
    set({
      pending: new Map(Array.from(queue.entries(), ({ id, points }) => [id, points])),
      refused: new Map(refused.map(({ entry: { id, points }, failure }) => [id, { points, failure }])),
      obstacle: sender.obstacle(),
    })
  }
  const accept = (answer: TextAnswer) => {
    versions.set(answer.id, answer.version)
    stored(answer)
  }
  const sender = createSender(queue, {
    batch: given => given.slice(0, 1),
    send: given =>
      Promise.all(given.map(one => send({ ...one, version: Math.max(one.version, versions.get(one.id) ?? 0) }))),
    accept: (_, answers) => {
      for (const answer of answers) accept(answer)
    },
    refuse: (given, failure) => {
      queue.refuse(given, failure)
      stored(theirs(failure))
    },
    conflict: (given, failure) => {
      const found = theirs(failure)
      // The previous response was lost, but these points were saved.
      if (!found || found.points !== given.points) return false
      queue.drop(one => one === given)
      accept(found)
      return true
    },
    onChange: show,
  })

  return {
    add: (given: QueuedPoints) => {
      queue.put([given])
      show()
      void sender.flush()
    },
    /** Sends pending points immediately and retries rejected ones. */
    retry: () => {
      queue.retryRefused()
      show()
      void sender.retry()
    },
    /** Drops rejected points, so that what the server has stays. */
    discard: (id: string) => {
      queue.drop(one => one.id === id)
      show()
    },
    /** Listens for connection changes. Returns the clean-up function. */
    start: sender.start,
    initial,
    read,
    subscribe,
  }
}
