import type { Failure } from '../../complaint/complaint-port.ts'
import type { presentOf } from '../budget-port.ts'
import type { Queue } from './queue.ts'
import type { Answer } from './send.ts'
import type { Step } from './steps.ts'

/** Between two tries while the server cannot be reached (milliseconds). */
const AGAIN = 4000

/** What came of a deed that was sent; nothing where it could not be: it waits. */
export interface Outcome {
  /** What it has to be sent as, one after the other: it is too large for one call. */
  readonly blocks?: readonly Step[]
  readonly answer?: Answer
  /** Someone was faster: the line or category as it stands. */
  readonly present?: ReturnType<typeof presentOf>
  readonly refusal?: Failure
  /** Why it waits, and until when (milliseconds). */
  readonly code?: string
  readonly after?: number | undefined
}

interface Sync {
  /** Sends one deed. */
  readonly send: (deed: Step) => Promise<Outcome>
  readonly queue: Queue
  /** Keeps what waits on the device. */
  readonly keep: () => void
  /** A deed was stored and has left the queue. */
  readonly onStored: (deed: Step, answer: Answer) => void
  /** Loads what deals with a refusal; false where it cannot be had now. */
  readonly onRefusal: () => Promise<boolean>
  /** A deed was refused and has left the queue. */
  readonly onRefused: (deed: Step, failure: Failure) => void
  /** Someone was faster; whatever clashes leaves the queue, the rest is sent again. */
  readonly onMet: (present: NonNullable<Outcome['present']>) => void
  /** A deed could not be sent and waits: others may have written meanwhile. */
  readonly onUnheard: (deed: Step) => void
  /** The connection was lost or is back. */
  readonly onWait: (code: string | undefined) => void
}

/** Sends what was done, one deed after the other in its order, and goes on by itself when the connection is back. */
export const syncOf = ({ send, queue, keep, onStored, onRefusal, onRefused, onMet, onUnheard, onWait }: Sync) => {
  let isBusy = false
  /** Whether there was reason to try again while a call was under way. */
  let isAsked = false
  let waits: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the table has been left: what waits is then sent by the one that stands in its place. */
  let isLeft = false

  const wait = (code: string | undefined) => {
    if (waits === code) return
    waits = code
    onWait(code)
  }
  /** Answers whether the next one may follow. */
  const next = async (deed: Step) => {
    queue.setSending(true)
    const { blocks, answer, present, refusal, code = 'unavailable', after = AGAIN } = await send(deed)
    const isHeard = blocks ?? answer ?? present ?? (refusal && (await onRefusal()))
    queue.setSending(false)
    if (blocks) {
      queue.replace([...blocks, ...queue.deeds().slice(1)])
      return true
    }
    wait(isHeard ? undefined : code)
    if (!isHeard) {
      onUnheard(deed)
      keep()
      if (!isLeft) timer = setTimeout(run, after)
      return false
    }
    if (present) onMet(present)
    else queue.shift()
    if (answer) onStored(deed, answer)
    if (refusal) onRefused(deed, refusal)
    keep()
    return true
  }
  const run = async () => {
    if (timer) clearTimeout(timer)
    isAsked = isBusy
    if (isBusy) return
    isBusy = true
    let deed = queue.first()
    while (deed && (await next(deed))) deed = queue.first()
    isBusy = false
    if (deed && isAsked) await run()
  }
  return {
    run,
    /** Why nothing can be sent at present. */
    waits: () => waits,
    /** Listens to the connection until the answer is called. */
    start: () => {
      isLeft = false
      addEventListener('online', run)
      run()
      return () => {
        isLeft = true
        removeEventListener('online', run)
        clearTimeout(timer)
      }
    },
  }
}
