import { createContext, use, useEffect, useEffectEvent, useState } from 'react'

/** The values of a form before its page was lost, by the name of the field: all that each would have sent. */
export type RestoredValues = Readonly<Record<string, readonly string[]>>

/** Every field begins as usual. */
export const nothing: RestoredValues = {}

export const RestoredContext = createContext(nothing)

/**
 * What a field of this name had then, read from what it would have sent, the first of it or all; undefined where it
 * starts as usual. Its change handler is called.
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
