import { type KeyboardEvent, useState } from 'react'
import { type Reading, readFigure } from './read.ts'
import { writeFigure } from './write.ts'

/** How a figure is read and kept; all amounts are whole units of the last decimal. */
export interface FigureRule {
  /** How many decimals there are. */
  decimals: number
  /** The figure, when the caller keeps it; `null` is none. */
  units?: number | null | undefined
  /** The first figure, when the field keeps it. */
  defaultUnits?: number | null | undefined
  /** Called with every figure that can be read, `null` when emptied. */
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
export const useFigure = (rule: FigureRule, tellForm: () => void) => {
  const { decimals, units, defaultUnits = null, onUnits, min = -Infinity, max = Infinity, isShort } = rule
  const write = (value: number | null) => (value === null ? '' : writeFigure(value, decimals, isShort))
  const [text, setText] = useState(() => write(units === undefined ? defaultUnits : units))
  const [isLeft, setIsLeft] = useState(true)
  const reading = readFigure(text, decimals)
  const read = unitsOf(reading)
  // What the caller set meanwhile wins over what stands there, as soon as nobody is typing.
  const shown = units !== undefined && isLeft && 'units' in reading && units !== read ? write(units) : text
  const now = shown === text ? read : (units ?? null)

  const tell = (next: string) => {
    setText(next)
    const heard = readFigure(next, decimals)
    if ('units' in heard && heard.units !== now) onUnits?.(heard.units)
    tellForm()
  }
  const step = (steps: number) => {
    const one = rule.step ?? 10 ** decimals
    const wanted = (now ?? 0) + steps * one
    tell(write(Math.min(max, Math.max(min, wanted))))
  }
  return {
    text: shown,
    units: now,
    problem: isLeft && 'problem' in reading ? reading.problem : undefined,
    sent: now === null ? '' : rule.sendsUnits ? String(now) : String(now / 10 ** decimals),
    step,
    type: (next: string) => {
      setIsLeft(false)
      tell(next)
    },
    leave: () => {
      setIsLeft(true)
      if ('units' in reading) setText(write(now))
    },
    keys: (event: KeyboardEvent) => {
      const steps = KEYS[event.key]
      if (steps === undefined) return
      event.preventDefault()
      step(steps)
    },
  }
}
