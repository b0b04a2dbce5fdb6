import { useId } from 'react'
import type { ElementProps } from '../element/index.ts'
import { percentText } from '../number/percent.ts'
import { plain } from '../theme/plain.css.ts'
import { bar, figure, fills, gauge, head } from '../theme/shared/gauge.css.ts'

export interface ProgressProps extends ElementProps {
  /** The running task. */
  label: string
  /** The completed amount, or `null` while it's unknown. */
  value: number | null
  /** The total. Default `100`. */
  max?: number
  /** The value as text ("3 of 12 files"). Default: the percentage. */
  valueText?: string
}

/** Shows the progress of a running task. Use Meter for a level. */
export const Progress = ({ label, value, max = 100, valueText, ...element }: ProgressProps) => {
  const id = useId()
  const done = value === null ? undefined : Math.min(max, Math.max(0, value))
  const words = valueText ?? (done === undefined ? undefined : percentText(done, max))
  return (
    <div className={gauge} {...element}>
      <div className={head}>
        <label className={plain} htmlFor={id}>
          {label}
        </label>
        {words && (
          <bdi aria-hidden="true" className={figure}>
            {words}
          </bdi>
        )}
      </div>
      <progress aria-valuetext={words} className={`${bar} ${fills.accent}`} id={id} max={max} value={done} />
    </div>
  )
}
