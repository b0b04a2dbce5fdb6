import { type Store, useStore } from '../store/index.ts'

/** The width below which a DataTable becomes a list. */
const query = 'screen and (max-width: 39.99em)'

const narrow: Store<boolean> = {
  initial: false,
  read: () => matchMedia(query).matches,
  subscribe: listener => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  },
}

/** Whether the viewport is too narrow for a table, for content that must adapt along with one. */
export const useIsNarrow = (): boolean => useStore(narrow)
