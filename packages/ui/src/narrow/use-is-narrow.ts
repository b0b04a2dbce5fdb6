import { useSyncExternalStore } from 'react'

/** The width below which a DataTable becomes a list. */
const narrow = 'screen and (max-width: 39.99em)'

const listen = (listener: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a table does not fit, so that what is next to one can adapt. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(narrow).matches,
    () => false,
  )
