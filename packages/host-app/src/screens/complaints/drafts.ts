import { dropUnsaved, holdUnsaved } from '@portal/ui/Form'
import { useUser } from '../../session/session.ts'

/** What is typed about complaints stays in memory and never goes to the device; a reload forgets it. */
const drafts = new Map<string, string>()

/** The draft of one person for one thing; outlives the closing of its form and of the complaint. */
export const useDraft = (about: string) => {
  const user = useUser()
  const key = `${user?.id}:${about}`
  return {
    read: () => drafts.get(key),
    keep: (text: string) => {
      drafts.set(key, text)
      holdUnsaved(key)
    },
    drop: () => {
      drafts.delete(key)
      dropUnsaved(key)
    },
  }
}
