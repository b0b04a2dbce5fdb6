import { addUnsaved, clearUnsaved } from '@portal/ui/Form'
import { currentUser, userStore } from './current-user.ts'

/** The part of an outbox that is needed to keep it. */
interface KeptOutbox {
  /** Listens for connection changes. Returns the clean-up function. */
  readonly start: () => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => { readonly pending: { readonly size: number }; readonly refused: { readonly size: number } }
}

/** Runs a request of the person who made the entries. Rejects if somebody else has logged in meanwhile. */
type AsPerson = <Answer>(request: () => Promise<Answer>) => Promise<Answer>

/**
 * Outboxes that outlive their screens, so that pending entries are still sent after a screen closes. Each belongs to
 * one record and the signed-in person. Unsaved entries count as unsaved input. Logging out discards them.
 */
export const keptOutboxes = <Outbox extends KeptOutbox>(
  about: string,
  create: (id: string, asPerson: AsPerson) => Outbox,
) => {
  const open = new Map<string, Outbox>()
  return (id: string): Outbox => {
    const person = currentUser()?.id
    const key = `${about} of ${id} by ${person}`
    const known = open.get(key)
    if (known) return known
    const outbox = create(id, async request => {
      if (currentUser()?.id !== person) throw new Error('logged out')
      return request()
    })
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
}
