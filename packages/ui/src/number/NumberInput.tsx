import { useEffect, useRef } from 'react'
import { input } from './number.css.ts'
import type { NumberInputState, NumberRule } from './use-number-input.ts'

interface NumberInputProps extends NumberRule {
  number: NumberInputState
  id: string
  /** What is wrong with the current text, for the browser's own check. */
  words: string | undefined
  /** The figure as it is said. */
  said: string
  describedBy: string | undefined
  isInvalid: boolean | undefined
  isRequired: boolean | undefined
  isDisabled: boolean | undefined
  isReadOnly: boolean | undefined
  onBlur: (() => void) | undefined
}

const scaled = (units: number | null | undefined, decimals: number) =>
  units === null || units === undefined ? undefined : units / 10 ** decimals

/** The native input of a figure: a text, because the browser's own figure field reads one style and hides the rest. */
export const NumberInput = (props: NumberInputProps) => {
  const { number, words, decimals, min, max } = props
  const ref = useRef<HTMLInputElement>(null)
  // What cannot be read would be sent as nothing; so a form must not be sent with it.
  useEffect(() => ref.current?.setCustomValidity(words ?? ''), [words])
  return (
    <input
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid}
      aria-valuemax={scaled(max, decimals)}
      aria-valuemin={scaled(min, decimals)}
      aria-valuenow={scaled(number.units, decimals)}
      aria-valuetext={number.text === '' ? undefined : props.said}
      autoComplete="off"
      className={input}
      dir="ltr"
      disabled={props.isDisabled}
      id={props.id}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onBlur={() => {
        number.leave()
        props.onBlur?.()
      }}
      onChange={event => number.type(event.target.value)}
      onKeyDown={props.isReadOnly ? undefined : number.keys}
      readOnly={props.isReadOnly}
      ref={ref}
      required={props.isRequired}
      role="spinbutton"
      value={number.text}
    />
  )
}
