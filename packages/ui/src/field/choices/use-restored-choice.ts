import { useEffect, useEffectEvent, useState } from 'react'
import { useRestored } from '../use-restored.ts'
import type { Choice } from './choice.ts'

/**
 * The choice that a field of this name had before its page was lost, as soon as it is among those that can be chosen;
 * they may come later than the field. Its change handler is called.
 */
export const useRestoredChoice = (
  name: string | undefined,
  options: readonly Choice[],
  notify: ((value: string) => void) | undefined,
): string | undefined => {
  const restored = useRestored(name, String)
  const [found, setFound] = useState<string>()
  // Once it has been there it stays, though other words find others.
  if (found === undefined && restored && options.some(({ value }) => value === restored)) setFound(restored)
  const begin = useEffectEvent(() => found && notify?.(found))
  useEffect(() => void (found && begin()), [found])
  return found
}
