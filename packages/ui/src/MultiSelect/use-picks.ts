import { useState } from 'react'
import { useKept } from '../field/use-kept.ts'
import type { MultiSelectProps } from './props.ts'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

/** What is chosen, in the order it was taken: kept by the caller or here, and told only when it has changed. */
export const usePicks = (props: MultiSelectProps, tellForm: () => void) => {
  const { name, options, value, defaultValue = [], onChange } = props
  const kept = useKept(name, (_, all) => [...all], onChange)
  const [own, setOwn] = useState<readonly string[]>(kept ?? defaultValue)
  const now = value ?? own
  const known = new Map(now.length > 0 ? options.map(option => [option.value, option]) : [])
  const tell = (next: string[]) => {
    if (isSame(next, now)) return
    setOwn(next)
    onChange?.(next)
    tellForm()
  }
  return {
    now,
    chosen: now.map(one => known.get(one) ?? { value: one, label: one }),
    tell,
    drop: (gone: string) => tell(now.filter(one => one !== gone)),
  }
}
