import { type KeyboardEvent, useState } from 'react'
import { parseFigure, type Reading, type WrittenAs } from './figure.ts'
import { formatNumber, plainNumber } from './format.ts'

/** How to read and store a number. All amounts are whole units of the last decimal. */
export interface NumberRule extends Pick<WrittenAs, 'currency'> {
  /** The number of decimals. */
  decimals: number
  /** The controlled units. `null` means none. */
  units?: number | null | undefined
  /** The initial units, when uncontrolled. */
  defaultUnits?: number | null | undefined
  /** Called with every number, or `null` while the field is empty or unreadable. */
  onUnits?: ((units: number | null) => void) | undefined
  /** The minimum for stepping. */
  min?: number | undefined
  /** The maximum for stepping. */
  max?: number | undefined
  /** The step size. Default one whole. */
  step?: number | undefined
  /** Drops trailing zeros of the fraction. */
  isShort?: boolean | undefined
  /** Submits units instead of the decimal number. */
  sendsUnits?: boolean | undefined
  /** Reads the text. Default: without currencies. */
  parse?: typeof parseFigure
}

const unitsOf = (reading: Reading) => ('units' in reading ? reading.units : null)

const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** State of a number input: the typed text and its value. */
export const useNumberInput = (rule: NumberRule, notifyForm: () => void) => {
  const { decimals, currency, defaultUnits = null, onUnits, min = -Infinity, max = Infinity, isShort } = rule
  const { parse = parseFigure } = rule
  // NaN from the caller counts as no number.
  const given = rule.units === undefined || Number.isFinite(rule.units) ? rule.units : null
  const write = (value: number | null) => (value === null ? '' : formatNumber(value, decimals, isShort))
  const [text, setText] = useState(() => write(given === undefined ? defaultUnits : given))
  const [isLeft, setIsLeft] = useState(true)
  const reading = parse(text, decimals, { currency })
  const read = unitsOf(reading)
  // Once focus leaves, a value set by the caller replaces the typed text.
  const isOwn = given === undefined || !isLeft || given === read
  const now = isOwn ? read : given
  const problem = isOwn && 'problem' in reading ? reading.problem : undefined

  const notify = (next: string) => {
    setText(next)
    const parsed = unitsOf(parse(next, decimals, { currency }))
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
    /** The problem of the text, even while it's being typed. */
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
      // Enter submits the surrounding form, so errors must show now.
      if (event.key === 'Enter') leave()
      const steps = KEYS[event.key]
      if (steps === undefined) return
      event.preventDefault()
      step(steps)
    },
  }
}

export type NumberInputState = ReturnType<typeof useNumberInput>
