import { dropUnsaved, holdUnsaved } from '@portal/ui/Form'
import { useUser } from '../session/session.ts'
import { dropForm, keepForm, keyOf, readForm } from './kept-forms.ts'

type Fields = Readonly<Record<string, string>>

/** Where a draft is kept. */
interface Place {
  readonly read: (key: string) => Fields | undefined
  readonly keep: (key: string, fields: Fields) => void
  readonly drop: (key: string) => void
}

const kept = new Map<string, Fields>()

/** What is typed stays in memory and never goes to the device; a reload forgets it. */
export const inMemory: Place = {
  read: key => kept.get(key),
  keep: (key, fields) => kept.set(key, fields),
  drop: key => kept.delete(key),
}

/** What is typed outlives a page that was lost. */
export const onDevice: Place = {
  read: key => {
    const fields = readForm(key)?.fields
    return fields && Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[0] ?? '']))
  },
  keep: (key, fields) =>
    keepForm(key, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])), undefined),
  drop: dropForm,
}

/** The draft of one person for one thing, by field; outlives the closing of its form and of the record. */
export const useDraft = (about: string, place: Place) => {
  const key = keyOf(useUser()?.id, about)
  return {
    read: (): Fields | undefined => place.read(key),
    keep: (fields: Fields) => {
      place.keep(key, fields)
      holdUnsaved(key)
    },
    drop: () => {
      place.drop(key)
      dropUnsaved(key)
    },
  }
}
