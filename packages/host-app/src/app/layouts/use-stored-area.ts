import { useEffect } from 'react'

/** Delay, so that storing doesn't compete with the page's own requests on a slow connection. */
const LATER_MS = 3000

/** Stores the trainee area for offline use after one of its pages has opened. */
export const useStoredArea = (personId: string | undefined): void => {
  useEffect(() => {
    if (!personId) return
    const timer = setTimeout(() => {
      import('./store-area.ts').then(({ storeArea }) => storeArea(personId)).catch(() => undefined)
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [personId])
}
