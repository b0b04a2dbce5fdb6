import { useState } from 'react'
import { useRestored } from '../field/use-restored.ts'
import type { CheckboxGroupProps, CheckboxOption } from './props.ts'

/** Holds a group's selection, controlled or not, and reports it in the order of the options. */
export const useTicks = (props: CheckboxGroupProps) => {
  const { name, options, value, defaultValue = [], onChange, max = Infinity, isReadOnly } = props
  const restored = useRestored(name, (_, all) => [...all], onChange)
  const [own, setOwn] = useState<readonly string[]>(restored ?? defaultValue)
  const chosen = new Set(value ?? own)
  const free = options.filter(option => !option.isDisabled)
  const count = free.filter(option => chosen.has(option.value)).length
  const notify = (isIn: (option: CheckboxOption) => boolean) => {
    if (isReadOnly) return
    const next = options.filter(isIn).map(option => option.value)
    setOwn(next)
    onChange?.(next)
  }
  return {
    has: (one: string) => chosen.has(one),
    isAll: free.length > 0 && count === free.length,
    isSome: count > 0 && count < free.length,
    isCapped: max < options.length,
    isBeyond: (one: string) => chosen.size >= max && !chosen.has(one),
    tick: (one: string, takes: boolean) => notify(option => (option.value === one ? takes : chosen.has(option.value))),
    tickAll: (takes: boolean) => notify(option => (option.isDisabled ? chosen.has(option.value) : takes)),
  }
}
