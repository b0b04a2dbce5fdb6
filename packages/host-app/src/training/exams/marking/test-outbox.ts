import { markTextAnswer, type TextAnswer } from '@portal/contract/training/exams/exam-marking'
import { api } from '../../../core/api.ts'
import { keptOutboxes } from '../../../core/session/kept-outboxes.ts'
import { createPointsOutbox } from './points-outbox.ts'

/** Updates the cache with an answer from the server. Without one, reads the answers again. */
type ShowStored = (answer?: TextAnswer) => void

/** Outbox of the signed-in user's points for a test. `shown` holds what the open pages do with stored answers. */
export const testOutbox = keptOutboxes('points', (_test, asPerson) => {
  const shown = new Set<ShowStored>()
  const outbox = createPointsOutbox({
    send: given => asPerson(async () => (await api(markTextAnswer, given)).data),
    stored: answer => {
      for (const show of shown) show(answer)
    },
  })
  return { ...outbox, shown }
})
