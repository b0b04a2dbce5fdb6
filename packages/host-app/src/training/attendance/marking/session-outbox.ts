import { type AttendingTrainee, markAttendance } from '@portal/contract/training/attendance/attendance'
import { addUnsaved, clearUnsaved } from '@portal/ui/Form'
import { createMarkOutbox } from '@portal/widgets/attendance'
import { api } from '../../../core/api.ts'
import { currentUser, userStore } from '../../../core/session/current-user.ts'

/** Updates the cache with the trainees from the server. */
type ShowStored = (trainees: readonly AttendingTrainee[]) => Promise<unknown>

const createSessionOutbox = (id: string, person: string) => {
  const shown = new Set<ShowStored>()
  const outbox = createMarkOutbox(async marks => {
    // Never sends marks of a previous user after someone else logs in.
    if (currentUser()?.id !== person) throw new Error('logged out')
    const { data } = await api(markAttendance, { id, marks: [...marks] })
    await Promise.all([...shown].map(show => show(data.trainees)))
  })
  return { ...outbox, shown }
}

type SessionOutbox = ReturnType<typeof createSessionOutbox>

const open = new Map<string, SessionOutbox>()

/**
 * Outbox of the signed-in user's marks for a session. It outlives the panel, so pending marks are still sent after it
 * closes. Logging out discards them.
 */
export const sessionOutbox = (id: string): SessionOutbox => {
  const person = currentUser()?.id ?? ''
  const key = `attendance of ${id} by ${person}`
  const known = open.get(key)
  if (known) return known
  const outbox = createSessionOutbox(id, person)
  open.set(key, outbox)
  const stop = outbox.start()
  const ignore = outbox.subscribe(() => {
    const { pending, refused } = outbox.read()
    if (pending.size + refused.size > 0) addUnsaved(key)
    else clearUnsaved(key)
  })
  const unfollow = userStore.subscribe(() => {
    if (currentUser()?.id === person) return
    for (const end of [stop, ignore, unfollow]) end()
    open.delete(key)
    clearUnsaved(key)
  })
  return outbox
}
