import { addUnsaved, clearUnsaved } from '@portal/ui/Form'
import { useUser } from '../../core/session/session.ts'
import { dropFormDraft, keyOf, readFormDraft, saveFormDraft } from './form-drafts.ts'

type Fields = Readonly<Record<string, string>>

/** Where a draft is stored. */
interface DraftStorage {
  readonly read: (key: string) => Fields | undefined
  readonly save: (key: string, fields: Fields) => void
  readonly drop: (key: string) => void
}

const memory = new Map<string, Fields>()

/** What is typed stays in memory and never goes to the device; a reload forgets it. */
export const inMemory: DraftStorage = {
  read: key => memory.get(key),
  save: (key, fields) => memory.set(key, fields),
  drop: key => memory.delete(key),
}

/** What is typed outlives a page that was lost. */
export const onDevice: DraftStorage = {
  read: key => {
    const fields = readFormDraft(key)?.fields
    return fields && Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[0] ?? '']))
  },
  save: (key, fields) =>
    saveFormDraft(key, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])), undefined),
  drop: dropFormDraft,
}

/** The draft of one person for one thing, by field; outlives the closing of its form and of the record. */
export const useDraft = (about: string, storage: DraftStorage) => {
  const key = keyOf(useUser()?.id, about)
  return {
    read: (): Fields | undefined => storage.read(key),
    save: (fields: Fields) => {
      storage.save(key, fields)
      addUnsaved(key)
    },
    drop: () => {
      storage.drop(key)
      clearUnsaved(key)
    },
  }
}
