import { type RefObject, useEffect } from 'react'
import type { RestoredValues } from '../field/use-restored.ts'
import type { DirtyTracker } from './dirty-tracker.ts'

/** Tells a form's keeper, if there is one, what stands in the fields at first, and what after they were reset. */
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
