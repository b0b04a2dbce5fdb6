import { type Failure, failureOf } from '../../complaint/complaint-port.ts'
import { type BudgetPort, presentOf } from '../budget-port.ts'
import type { Ledger } from './ledger.ts'
import type { Queue } from './queue.ts'
import { type Answer, send } from './send.ts'
import type { Step } from './steps.ts'

/** Codes with which nothing is lost: what was done waits and is sent again. */
const patient = ['unavailable', 'not_signed_in', 'too_many_requests']

/** Between two tries while the server cannot be reached (milliseconds). */
const AGAIN = 4000

interface Sync {
  readonly port: BudgetPort
  readonly ledger: () => Ledger
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
  readonly onMet: (present: ReturnType<typeof presentOf>) => void
  /** The connection was lost or is back. */
  readonly onWait: (code: string | undefined) => void
}

/** Sends what was done, one deed after the other in its order, and goes on by itself when the connection is back. */
export const syncOf = ({ port, ledger, queue, keep, onStored, onRefusal, onRefused, onMet, onWait }: Sync) => {
  let isBusy = false
  /** Whether there was reason to try again while a call was under way. */
  let isAsked = false
  let waits: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (code: string | undefined) => {
    if (waits === code) return
    waits = code
    onWait(code)
  }
  /** Answers whether the next one may follow. */
  const fail = async (deed: Step, thrown: unknown) => {
    const failure = failureOf(thrown)
    const present = presentOf(thrown)
    const isPatient = patient.includes(failure.code)
    const isStale = failure.code === 'changed_meanwhile' && (present.item || present.category)
    if (isPatient || !(isStale || (await onRefusal()))) {
      timer = setTimeout(run, failure.retryAfter ? failure.retryAfter * 1000 : AGAIN)
      wait(isPatient ? failure.code : 'unavailable')
      return false
    }
    wait(undefined)
    if (isStale) {
      onMet(present)
      return true
    }
    queue.shift()
    onRefused(deed, failure)
    return true
  }
  const next = async (deed: Step) => {
    try {
      const answer = await send(port, ledger(), deed)
      wait(undefined)
      queue.shift()
      onStored(deed, answer)
      return true
    } catch (thrown) {
      return await fail(deed, thrown)
    } finally {
      keep()
    }
  }
  const run = async () => {
    clearTimeout(timer)
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
      addEventListener('online', run)
      run()
      return () => {
        removeEventListener('online', run)
        clearTimeout(timer)
      }
    },
  }
}
