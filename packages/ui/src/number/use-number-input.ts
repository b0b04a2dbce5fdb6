import { type KeyboardEvent, useState } from 'react'
import { formatNumber, plainNumber } from './format.ts'
import { parseNumber, type Reading, type WrittenAs } from './parse.ts'

/** How a figure is read and stored; all amounts are whole units of the last decimal. */
export interface NumberRule extends Pick<WrittenAs, 'currency'> {
  /** How many decimals there are. */
  decimals: number
  /** The figure, when controlled by the caller; `null` is none. */
  units?: number | null | undefined
  /** The first figure, when uncontrolled. */
  defaultUnits?: number | null | undefined
  /** Called with every figure, `null` when emptied and while it cannot be read. */
  onUnits?: ((units: number | null) => void) | undefined
  /** The least that stepping reaches. */
  min?: number | undefined
  /** The most that stepping reaches. */
  max?: number | undefined
  /** What one step is. Default one whole. */
  step?: number | undefined
  /** Leaves out a fraction of zeros. */
  isShort?: boolean | undefined
  /** Sends units instead of the figure with its point. */
  sendsUnits?: boolean | undefined
}

const unitsOf = (reading: Reading) => ('units' in reading ? reading.units : null)

const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** The text of a figure while it is typed, and what it means. */
export const useNumberInput = (rule: NumberRule, notifyForm: () => void) => {
  const { decimals, currency, defaultUnits = null, onUnits, min = -Infinity, max = Infinity, isShort } = rule
  // A caller's NaN is no figure either.
  const given = rule.units === undefined || Number.isFinite(rule.units) ? rule.units : null
  const write = (value: number | null) => (value === null ? '' : formatNumber(value, decimals, isShort))
  const [text, setText] = useState(() => write(given === undefined ? defaultUnits : given))
  const [isLeft, setIsLeft] = useState(true)
  const reading = parseNumber(text, decimals, { currency })
  const read = unitsOf(reading)
  // What the caller set in between overrides the current text, as soon as nobody is typing.
  const isOwn = given === undefined || !isLeft || given === read
  const now = isOwn ? read : given
  const problem = isOwn && 'problem' in reading ? reading.problem : undefined

  const notify = (next: string) => {
    setText(next)
    const parsed = unitsOf(parseNumber(next, decimals, { currency }))
    if (parsed !== now) onUnits?.(parsed)
    notifyForm()
  }
  const canStep = (steps: number) => !problem && (now === null || (steps > 0 ? now < max : now > min))
  const step = (steps: number) => {
    const wanted = (now ?? 0) + steps * (rule.step ?? 10 ** decimals)
    if (canStep(steps)) notify(write(Math.min(max, Math.max(min, wanted))))
  }
  const leave = () => {
    setIsLeft(true)
    if (!problem) setText(write(now))
  }
  return {
    text: isOwn ? text : write(given),
    units: now,
    /** The invalid text, also while it is typed. */
    problem,
    isLeft,
    sent: now === null ? '' : plainNumber(now, rule.sendsUnits ? 0 : decimals),
    canStep,
    step,
    type: (next: string) => {
      setIsLeft(false)
      notify(next)
    },
    leave,
    keys: (event: KeyboardEvent) => {
      // Enter sends the form around it: what is wrong has to be said now.
      if (event.key === 'Enter') leave()
      const steps = KEYS[event.key]
      if (steps === undefined) return
      event.preventDefault()
      step(steps)
    },
  }
}

/** What a figure field knows and does. */
export type NumberInputState = ReturnType<typeof useNumberInput>
