import { useState } from 'react'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { help } from '../field/field.css.ts'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { Rail } from './Rail.tsx'
import { ends, grid, line, most, output } from './Slider.css.ts'
import { slider } from './thumb.css.ts'

export interface SliderProps extends FieldProps, ReadOnlyProps {
  /** The controlled value. */
  value?: number
  /** The initial value, when uncontrolled. Default `min`. */
  defaultValue?: number
  /** Called on every move. */
  onChange?: (value: number) => void
  /** Default `0`. */
  min?: number
  /** Default `100`. */
  max?: number
  /** Default `1`. */
  step?: number
  /** Formats the value as text. Default the number. */
  format?: (value: number) => string
  /** Labels under the two ends, minimum first. Default none. */
  endLabels?: readonly [least: string, most: string]
  /** Values with tick marks on the track. Default none. */
  ticks?: readonly number[]
}

/** For values where the position matters more than the exact number; otherwise use NumberField. */
export const Slider = (props: SliderProps) => {
  const { value, onChange, min = 0, max = 100, step = 1, format = String, endLabels, ticks = [] } = props
  const { name, defaultValue = min, isDisabled, isReadOnly } = props
  const [own, setOwn] = useState(defaultValue)
  const now = value ?? own
  const { id, problem, describedBy, isInvalid } = useField(props)
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <div className={grid}>
        <div className={line}>
          <Rail isDisabled={isDisabled} isInvalid={isInvalid} max={max} min={min} ticks={ticks} value={now} />
          <input
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            aria-readonly={isReadOnly}
            aria-valuetext={format(now)}
            className={slider}
            disabled={isDisabled}
            id={id}
            max={max}
            min={min}
            name={name}
            onChange={({ target }) => {
              // The controlled input keeps its previous value on the next render.
              if (isReadOnly) return
              setOwn(target.valueAsNumber)
              onChange?.(target.valueAsNumber)
            }}
            step={step}
            type="range"
            value={now}
          />
        </div>
        <output aria-live="off" className={output} data-disabled={isDisabled || undefined} htmlFor={id}>
          <bdi>{format(now)}</bdi>
        </output>
        {endLabels && (
          <div aria-hidden="true" className={`${help} ${ends}`}>
            <span>{endLabels[0]}</span>
            <span className={most}>{endLabels[1]}</span>
          </div>
        )}
      </div>
    </FieldFrame>
  )
}
