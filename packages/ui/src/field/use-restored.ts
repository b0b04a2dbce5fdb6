import { createContext, use, useEffect, useEffectEvent, useState } from 'react'

/** A lost page's form values, by field name. Each list holds everything the field would have submitted. */
export type RestoredValues = Readonly<Record<string, readonly string[]>>

/** No restored values. */
export const noneRestored: RestoredValues = {}

export const RestoredContext = createContext(noneRestored)

/**
 * Reads a field's restored value from what it would have submitted. Returns undefined if there is none. Calls the
 * change handler.
 */
export const useRestored = <Value>(
  name: string | undefined,
  read: (sent: string, all: readonly string[]) => Value,
  notify?: (value: Value) => void,
): Value | undefined => {
  const all = use(RestoredContext)
  const [restored] = useState(() => {
    const sent = all[name ?? '']
    return sent && read(sent[0] ?? '', sent)
  })
  const begin = useEffectEvent(() => {
    if (restored !== undefined) notify?.(restored)
  })
  useEffect(() => begin(), [])
  return restored
}
