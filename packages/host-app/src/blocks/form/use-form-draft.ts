import type { Unsaved } from '@portal/ui/Form'
import { useLayoutEffect, useState } from 'react'
import { useUser } from '../../core/session/session.ts'
import { draftKeyOf, dropFormDraft, readFormDraft, saveFormDraft } from './form-drafts.ts'

interface Options {
  /** Identifies the form: its endpoint and its page or record. */
  readonly about: string
  readonly unsaved: Unsaved
  /** Version of the record on the page. */
  readonly version: number | undefined
}

/**
 * Stores the input of a form on the device until it is saved or discarded. Survives a reload, a discarded tab, and an
 * empty battery.
 */
export const useFormDraft = ({ about, unsaved, version }: Options) => {
  const key = draftKeyOf(useUser()?.id, about)
  const [found, setFound] = useState(() => readFormDraft(key))
  const [begins, setBegins] = useState(0)
  const { dirtyTracker, changes } = unsaved
  // If the form isn't dirty, its input was saved or discarded, so its draft goes. Otherwise the draft remains.
  useLayoutEffect(
    () => () => {
      if (!dirtyTracker.isDirty()) dropFormDraft(key)
    },
    [key, dirtyTracker],
  )
  return {
    restored: found?.fields,
    /** Version of the record that was edited. Saving must not silently overwrite later changes. */
    version: found ? found.version : version,
    /** Number of resets. Use it as the form's key. */
    begins,
    save: () => saveFormDraft(key, changes(), found ? found.version : version),
    /** Deletes the draft after a save, before a replacement form could restore it. */
    saved: () => dropFormDraft(key),
    giveUp: () => {
      dirtyTracker.drop()
      dropFormDraft(key)
    },
    startOver: () => {
      dropFormDraft(key)
      setFound(undefined)
      setBegins(begins + 1)
    },
  }
}
