import type { Unsaved } from '@portal/ui/Form'
import { useLayoutEffect, useState } from 'react'
import { useUser } from '../../core/session/session.ts'
import { dropFormDraft, keyOf, readFormDraft, saveFormDraft } from './form-drafts.ts'

interface Options {
  /** The form among all: what it sends, and where or over which record. */
  readonly about: string
  readonly unsaved: Unsaved
  /** Of the record as it is shown. */
  readonly version: number | undefined
}

/**
 * Stores what is typed into a form on the device until it is saved or discarded: a page that the phone threw away, a
 * reload or an empty battery loses nothing.
 */
export const useFormDraft = ({ about, unsaved, version }: Options) => {
  const key = keyOf(useUser()?.id, about)
  const [found, setFound] = useState(() => readFormDraft(key))
  const [begins, setBegins] = useState(0)
  const { dirtyTracker, changes } = unsaved
  // Whoever left the form was asked whether to, or it was saved. What is still stored then was not discarded by anyone.
  useLayoutEffect(
    () => () => {
      if (!dirtyTracker.isDirty()) dropFormDraft(key)
    },
    [key, dirtyTracker],
  )
  return {
    restored: found?.fields,
    /** Of the record that it was typed over: what others stored since must not be written over unseen. */
    version: found ? found.version : version,
    /** How often the form was reset. */
    begins,
    save: () => saveFormDraft(key, changes(), found ? found.version : version),
    /** What was typed is stored: a form that takes this one's place at once must not find it. */
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
