import { type RefObject, useEffect } from 'react'
import type { Kept } from '../field/use-kept.ts'
import type { Keeper } from './keeper.ts'

/** Tells a form's keeper, if there is one, what stands in the fields at first, and what after they were reset. */
export const useKeeper = (form: RefObject<HTMLFormElement | null>, keeper: Keeper | undefined, kept: Kept) => {
  useEffect(() => (form.current ? keeper?.begin(new FormData(form.current), kept) : undefined), [form, keeper, kept])
  return () => {
    // The fields are not empty before the event is over.
    setTimeout(() => form.current && keeper?.input(new FormData(form.current)))
  }
}
