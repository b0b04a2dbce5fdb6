import { useEffect, useRef } from 'react'
import { input } from './figure.css.ts'
import type { Figure, FigureRule } from './use-figure.ts'

interface FigureInputProps extends FigureRule {
  figure: Figure
  id: string
  /** What is wrong with what stands there, for the browser's own check. */
  words: string | undefined
  /** The figure as it is said. */
  said: string
  describedBy: string | undefined
  isInvalid: boolean | undefined
  isRequired: boolean | undefined
  isDisabled: boolean | undefined
  onBlur: (() => void) | undefined
}

const scaled = (units: number | null | undefined, decimals: number) =>
  units === null || units === undefined ? undefined : units / 10 ** decimals

/** The native input of a figure: a text, because the browser's own figure field reads one style and hides the rest. */
export const FigureInput = (props: FigureInputProps) => {
  const { figure, words, decimals, min, max } = props
  const ref = useRef<HTMLInputElement>(null)
  // What cannot be read would be sent as nothing; so a form must not be sent with it.
  useEffect(() => ref.current?.setCustomValidity(words ?? ''), [words])
  return (
    <input
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid}
      aria-valuemax={scaled(max, decimals)}
      aria-valuemin={scaled(min, decimals)}
      aria-valuenow={scaled(figure.units, decimals)}
      aria-valuetext={figure.text === '' ? undefined : props.said}
      autoComplete="off"
      className={input}
      dir="ltr"
      disabled={props.isDisabled}
      id={props.id}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onBlur={() => {
        figure.leave()
        props.onBlur?.()
      }}
      onChange={event => figure.type(event.target.value)}
      onKeyDown={figure.keys}
      ref={ref}
      required={props.isRequired}
      role="spinbutton"
      value={figure.text}
    />
  )
}
