import { useEffect, useRef } from 'react'
import { input } from './number.css.ts'
import type { NumberInputState, NumberRule } from './use-number-input.ts'

interface NumberInputProps extends NumberRule {
  number: NumberInputState
  id: string
  /** The error in the current text, for the browser's validation. */
  words: string | undefined
  /** The number as screen readers say it. */
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

/** A native text input. A number input accepts only one decimal separator and hides unreadable text. */
export const NumberInput = (props: NumberInputProps) => {
  const { number, words, decimals, min, max } = props
  const ref = useRef<HTMLInputElement>(null)
  // Blocks submission, because unreadable text would be submitted as an empty value.
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
