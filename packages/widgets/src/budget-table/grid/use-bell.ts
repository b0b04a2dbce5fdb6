import { useCallback, useSyncExternalStore } from 'react'
import type { Bells } from '../sheet/bells.ts'

/** Draws a component again when the row or part of that name has changed, and at no other time. */
export const useBell = (bells: Bells, name: string): number => {
  const listen = useCallback((listener: () => void) => bells.listen(name, listener), [bells, name])
  const stamp = () => bells.stamp(name)
  return useSyncExternalStore(listen, stamp, stamp)
}
