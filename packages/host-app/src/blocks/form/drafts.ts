import { addUnsaved, clearUnsaved } from '@portal/ui/Form'
import { useUser } from '../../core/session/session.ts'
import { draftKeyOf, dropFormDraft, readFormDraft, saveFormDraft } from './form-drafts.ts'

type Fields = Readonly<Record<string, string>>

interface DraftStorage {
  readonly read: (key: string) => Fields | undefined
  readonly save: (key: string, fields: Fields) => void
  readonly drop: (key: string) => void
}

const memory = new Map<string, Fields>()

/** Stores drafts in memory only. A reload loses them. */
export const inMemory: DraftStorage = {
  read: key => memory.get(key),
  save: (key, fields) => memory.set(key, fields),
  drop: key => memory.delete(key),
}

/** Stores drafts on the device, where they survive a reload. */
export const onDevice: DraftStorage = {
  read: key => {
    const fields = readFormDraft(key)?.fields
    return fields && Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[0] ?? '']))
  },
  save: (key, fields) =>
    saveFormDraft(key, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])), undefined),
  drop: dropFormDraft,
}

/** One person's draft about one subject. It outlives its form. */
export const useDraft = (about: string, storage: DraftStorage) => {
  const key = draftKeyOf(useUser()?.id, about)
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
