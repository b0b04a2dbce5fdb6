import { dropUnsaved, holdUnsaved } from '@portal/ui/Form'
import { useUser } from '../session/session.ts'

type Fields = Readonly<Record<string, string>>

/** What is typed stays in memory and never goes to the device; a reload forgets it. */
const drafts = new Map<string, Fields>()

/** The draft of one person for one thing, by field; outlives the closing of its form and of the record. */
export const useDraft = (about: string) => {
  const user = useUser()
  const key = `${user?.id}:${about}`
  return {
    read: (): Fields | undefined => drafts.get(key),
    keep: (fields: Fields) => {
      drafts.set(key, fields)
      holdUnsaved(key)
    },
    drop: () => {
      drafts.delete(key)
      dropUnsaved(key)
    },
  }
}
