import { useState } from 'react'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { help } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { ends, line, output, slider } from './Slider.css.ts'

interface SliderProps extends FieldProps {
  /** The value, when the caller keeps it. */
  value?: number
  /** The first value, when the field keeps it. Default `min`. */
  defaultValue?: number
  /** Called on every move. */
  onChange?: (value: number) => void
  /** Default `0`. */
  min?: number
  /** Default `100`. */
  max?: number
  /** Default `1`. */
  step?: number
  /** The value in words. Default the figure. */
  format?: (value: number) => string
  /** Words under the two ends, the least first. Default none. */
  endLabels?: readonly [least: string, most: string]
}

/** A value where the feel matters more than the figure; for an exact one take a NumberField. Mirrored in right-to-left. */
export const Slider = (props: SliderProps) => {
  const { name, value, onChange, min = 0, max = 100, step = 1, format = String, endLabels } = props
  const { defaultValue = min } = props
  const [own, setOwn] = useState(defaultValue)
  const now = value ?? own
  const { id, problem, describedBy, isInvalid } = useField(props)
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <div className={line}>
        <input
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          aria-valuetext={format(now)}
          className={slider}
          disabled={props.isDisabled}
          id={id}
          max={max}
          min={min}
          name={name}
          onChange={event => {
            setOwn(event.target.valueAsNumber)
            onChange?.(event.target.valueAsNumber)
          }}
          step={step}
          type="range"
          value={now}
        />
        <output className={output} htmlFor={id}>
          <bdi>{format(now)}</bdi>
        </output>
      </div>
      {endLabels && (
        <div aria-hidden="true" className={`${help} ${ends}`}>
          {endLabels.map(label => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
    </FieldFrame>
  )
}
