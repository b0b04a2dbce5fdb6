import { useEffect } from 'react'

/** Storing comes after everything that the page itself needs from a poor line. */
const LATER_MS = 3000

/** Stores the trainee's area for the next time without a connection, once one of its pages has been opened. */
export const useStoredArea = (personId: string | undefined): void => {
  useEffect(() => {
    if (!personId) return
    const timer = setTimeout(() => {
      import('./store-area.ts').then(({ storeArea }) => storeArea(personId)).catch(() => undefined)
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [personId])
}
