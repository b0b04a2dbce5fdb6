import { useEffect, useEffectEvent, useState } from 'react'
import type { Choice } from './choice.ts'
import { useKept } from './use-kept.ts'

/**
 * The choice that a field of this name held before its page was lost, as soon as it is among those that can be chosen;
 * they may come later than the field. Whoever keeps its value is told.
 */
export const useKeptChoice = (
  name: string | undefined,
  options: readonly Choice[],
  tell: ((value: string) => void) | undefined,
): string | undefined => {
  const kept = useKept(name, String)
  const [found, setFound] = useState<string>()
  // Once it has been there it stays, though other words find others.
  if (found === undefined && kept && options.some(({ value }) => value === kept)) setFound(kept)
  const begin = useEffectEvent(() => found && tell?.(found))
  useEffect(() => void (found && begin()), [found])
  return found
}
