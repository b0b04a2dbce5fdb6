import { useCallback, useSyncExternalStore } from 'react'
import type { Bells } from '../sheet/bells.ts'

const useListen = (bells: Bells, name: string) =>
  useCallback((listener: () => void) => bells.listen(name, listener), [bells, name])

/** Draws a component again when the row or part of that name has changed, and at no other time. */
export const useBell = (bells: Bells, name: string): number => {
  const stamp = () => bells.stamp(name)
  return useSyncExternalStore(useListen(bells, name), stamp, stamp)
}

/** The same for a component that shows one thing alone: it is drawn again only when that is another one than before. */
export const useHeard = <Value extends string | number | boolean>(
  bells: Bells,
  name: string,
  read: () => Value,
): Value => useSyncExternalStore(useListen(bells, name), read, read)
