import { type RefObject, useEffect } from 'react'
import type { RestoredValues } from '../field/use-restored.ts'
import type { DirtyTracker } from './dirty-tracker.ts'

/** Gives a form's dirty tracker, if there is one, the fields' content at first and after a reset. */
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
    // The fields are not empty before the event is over.
    setTimeout(() => form.current && dirtyTracker?.input(new FormData(form.current)))
  }
}
