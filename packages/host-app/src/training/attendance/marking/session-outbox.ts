import { type AttendingTrainee, markAttendance } from '@portal/contract/training/attendance/attendance'
import { createMarkOutbox } from '@portal/widgets/attendance'
import { api } from '../../../core/api.ts'
import { keptOutboxes } from '../../../core/session/kept-outboxes.ts'

/** Updates the cache with the trainees from the server. */
type ShowStored = (trainees: readonly AttendingTrainee[]) => Promise<unknown>

/** Outbox of the signed-in user's marks for a session. `shown` holds what the open panels do with stored marks. */
export const sessionOutbox = keptOutboxes('attendance', (id, asPerson) => {
  const shown = new Set<ShowStored>()
  const outbox = createMarkOutbox(marks =>
    asPerson(async () => {
      const { data } = await api(markAttendance, { id, marks: [...marks] })
      await Promise.all([...shown].map(show => show(data.trainees)))
    }),
  )
  return { ...outbox, shown }
})
