import { useEffect } from 'react'

/** Scrolls the server's error into view. In a long form it may be far from the submit button. */
export const useShowFailure = (failure: unknown): void => {
  useEffect(() => {
    if (failure) document.querySelector('form [role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [failure])
}
