import { addedIn, type ChangeSet, requestsOf } from '../model/change-set.ts'
import { showRequest } from '../store/optimistic.ts'
import { clearMarks } from '../store/rejected.ts'
import type { State } from '../store/state.ts'

/** Sends a change set again, before everything that waits. */
export const resend = (state: State, changeSet: ChangeSet): void => {
  const requests = requestsOf(changeSet)
  state.queue.replace([...requests, ...state.queue.requests()])
  for (const { id } of addedIn(changeSet)) clearMarks(state, id)
  for (const request of requests) showRequest(state, request, 'saving')
}
