import { useState } from 'react'
import { useRestored } from '../field/use-restored.ts'
import type { MultiSelectProps } from './props.ts'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

/** The selection in the order of choosing, controlled or not. Reports only actual changes. */
export const usePicks = (props: MultiSelectProps, notifyForm: () => void) => {
  const { name, options, value, defaultValue = [], onChange } = props
  const restored = useRestored(name, (_, all) => [...all], onChange)
  const [own, setOwn] = useState<readonly string[]>(restored ?? defaultValue)
  const now = value ?? own
  const known = new Map(now.length > 0 ? options.map(option => [option.value, option]) : [])
  const notify = (next: string[]) => {
    if (isSame(next, now)) return
    setOwn(next)
    onChange?.(next)
    notifyForm()
  }
  return {
    now,
    chosen: now.map(one => known.get(one) ?? { value: one, label: one }),
    notify,
    drop: (gone: string) => notify(now.filter(one => one !== gone)),
  }
}
