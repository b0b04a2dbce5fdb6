import { useEffect, useEffectEvent, useState } from 'react'
import { useRestored } from '../use-restored.ts'
import type { Choice } from './choice.ts'

/**
 * The restored choice of a field, once it's among the options, which may load later than the field. Calls the change
 * handler.
 */
export const useRestoredChoice = (
  name: string | undefined,
  options: readonly Choice[],
  notify: ((value: string) => void) | undefined,
): string | undefined => {
  const restored = useRestored(name, String)
  const [found, setFound] = useState<string>()
  // Keeps the choice once found, even if a later search returns other options.
  if (found === undefined && restored && options.some(({ value }) => value === restored)) setFound(restored)
  const begin = useEffectEvent(() => found && notify?.(found))
  useEffect(() => void (found && begin()), [found])
  return found
}
