import { type RefObject, useEffect } from 'react'
import type { RestoredValues } from '../field/use-restored.ts'
import type { DirtyTracker } from './dirty-tracker.ts'

/** Passes the fields' content to the dirty tracker on mount and after a reset. */
export const useDirtyTracker = (
  form: RefObject<HTMLFormElement | null>,
  dirtyTracker: DirtyTracker | undefined,
  restored: RestoredValues,
) => {
  useEffect(
    () => (form.current ? dirtyTracker?.begin(new FormData(form.current), restored) : undefined),
    [form, dirtyTracker, restored],
  )
  return () => {
    // The browser resets the fields only after the event.
    setTimeout(() => form.current && dirtyTracker?.input(new FormData(form.current)))
  }
}
