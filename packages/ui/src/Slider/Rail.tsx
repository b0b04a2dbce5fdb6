import { bar, fills } from '../theme/gauge.css.ts'
import { marks, rail } from './Slider.css.ts'

interface RailProps {
  /** Where the thumb is. */
  value: number
  /** The least value. */
  min: number
  /** The greatest value. */
  max: number
  /** Values marked by short strokes. */
  ticks: readonly number[]
  /** Drawn as nothing to press. */
  isDisabled: boolean | undefined
  /** Drawn as wrong. */
  isInvalid: boolean | undefined
}

/** What is under the thumb: a bar that is filled up to it, and marks. */
export const Rail = ({ value, min, max, ticks, isDisabled, isInvalid }: RailProps) => {
  const length = max - min || 1
  return (
    <>
      <progress
        aria-hidden="true"
        className={`${bar} ${fills.accent} ${rail}`}
        data-disabled={isDisabled || undefined}
        data-wrong={isInvalid}
        max={length}
        value={Math.min(max, Math.max(min, value)) - min}
      />
      {ticks.length > 0 && (
        <svg aria-hidden="true" className={marks}>
          {ticks.map(tick => {
            const at = `${((tick - min) * 100) / length}%`
            return <line key={tick} x1={at} x2={at} y1="0" y2="100%" />
          })}
        </svg>
      )}
    </>
  )
}
