import { bar, fills } from '../theme/shared/gauge.css.ts'
import { marks, rail } from './Slider.css.ts'

interface RailProps {
  value: number
  min: number
  max: number
  /** Values with tick marks. */
  ticks: readonly number[]
  isDisabled: boolean | undefined
  isInvalid: boolean | undefined
}

/** The track under the thumb: a bar filled up to the value, and tick marks. */
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
