import { useEffect } from 'react'

/** Brings what the server refused into view: in a long form it is far from where the button was pressed. */
export const useShowFailure = (failure: unknown): void => {
  useEffect(() => {
    if (failure) document.querySelector('form [role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [failure])
}
