import { useId } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { alert, warning } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { percentText } from '../number/percent.ts'
import { plain } from '../theme/plain.css.ts'
import { bar, figure, fills, gauge, head } from '../theme/shared/gauge.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { beside, besideHead, mark } from './Meter.css.ts'

export interface MeterProps extends ElementProps {
  /** What is measured. */
  label: string
  /** The current amount. */
  value: number
  /** The total. Default `100`. */
  max?: number
  /** The value as text ("$4,200 of $6,000"). Default: the percentage. */
  valueText?: string
  /** Values from here on show a warning. Default never. */
  warnFrom?: number
  /** Values from here on show a problem. Default never. */
  alarmFrom?: number
  /** Whether to hide the label visually, where a column header shows it. Default `false`. */
  isLabelHidden?: boolean
}

/** How much of a total is used. Use Progress for running tasks. Above `max`, the bar stays full. */
export const Meter = (props: MeterProps) => {
  const { label, value, max = 100, valueText, warnFrom, alarmFrom, isLabelHidden = false } = props
  const id = useId()
  const t = useUiTexts()
  const isAlarm = alarmFrom !== undefined && value >= alarmFrom
  const isWarning = !isAlarm && warnFrom !== undefined && value >= warnFrom
  const tone = isAlarm ? 'danger' : isWarning ? 'warning' : 'accent'
  const words = valueText ?? percentText(value, max)
  const said = tone !== 'accent' && t(tone === 'danger' ? 'meter_danger' : 'tone_warning')
  return (
    <div className={isLabelHidden ? beside : gauge} {...elementProps(props)}>
      <div className={isLabelHidden ? besideHead : head}>
        <label className={plain} htmlFor={id}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <span className={tone === 'accent' ? figure : `${figure} ${mark[tone]}`}>
          {tone !== 'accent' && (
            <>
              <Glyph path={tone === 'danger' ? alert : warning} size="small" />
              <VisuallyHidden>{said}</VisuallyHidden>
            </>
          )}
          <bdi>{words}</bdi>
        </span>
      </div>
      <meter
        aria-valuetext={said ? `${said}: ${words}` : words}
        className={`${bar} ${fills[tone]}`}
        id={id}
        max={max}
        min={0}
        value={Math.min(max, Math.max(0, value))}
      />
    </div>
  )
}
