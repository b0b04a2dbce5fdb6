import { useState } from 'react'

/** One box of a group. */
export interface CheckboxOption {
  readonly value: string
  readonly label: string
  /** A sentence under the label. */
  readonly help?: string
  readonly isDisabled?: boolean
}

/** What is ticked in a group: kept by the caller or here, always told in the order of the options. */
export const useTicks = (
  options: readonly CheckboxOption[],
  value: readonly string[] | undefined,
  defaultValue: readonly string[],
  onChange: ((value: string[]) => void) | undefined,
) => {
  const [own, setOwn] = useState(defaultValue)
  const chosen = new Set(value ?? own)
  const free = options.filter(option => !option.isDisabled)
  const count = free.filter(option => chosen.has(option.value)).length
  const tell = (isIn: (option: CheckboxOption) => boolean) => {
    const next = options.filter(isIn).map(option => option.value)
    setOwn(next)
    onChange?.(next)
  }
  return {
    has: (one: string) => chosen.has(one),
    isAll: count === free.length,
    isSome: count > 0 && count < free.length,
    tick: (one: string, takes: boolean) => tell(option => (option.value === one ? takes : chosen.has(option.value))),
    tickAll: (takes: boolean) => tell(option => (option.isDisabled ? chosen.has(option.value) : takes)),
  }
}
