import { type ReactNode, useId, useState } from 'react'
import { elementProps } from '../element/index.ts'
import { Heading } from '../Heading/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { Text } from '../Text/index.ts'
import { ToggleButton } from '../ToggleButton/index.ts'
import { ChartBody } from './ChartBody.tsx'
import { body, frame, head, heights, message, screenOnly, words } from './ChartFrame.css.ts'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import type { ExtraColumn } from './ChartTable.tsx'
import type { ChartProps, PictureProps } from './props.ts'

interface ChartFrameProps {
  chart: ChartProps
  drawn: PictureProps
  /** The drawing, lazily loaded. */
  children: ReactNode
  extra?: ExtraColumn
  /** A height in text lines, instead of the chart's size. A list of bars grows with its rows. */
  lines?: number
}

/** Renders the message, drawing, or table, and reserves their space in every state. */
export const ChartFrame = ({ chart, drawn, children, extra, lines }: ChartFrameProps) => {
  const { title, help, level = 3, size = 'medium', points, isLoading, empty, error } = chart
  const [isTable, setTable] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const id = useId()
  const t = useUiTexts()
  const isDrawn = !error && points.length > 0
  const nothing = empty ?? <Text tone="muted">{t('chart_empty')}</Text>
  return (
    <figure {...elementProps(chart)} aria-busy={isLoading} aria-labelledby={id} className={frame}>
      <figcaption className={head}>
        <div className={words}>
          <Heading id={id} level={level} size="large">
            {title}
          </Heading>
          {help && <Text tone="muted">{help}</Text>}
        </div>
        {isDrawn && !hasFailed && (
          <div className={screenOnly}>
            <ToggleButton isPressed={isTable} label={t('show_as_table')} onChange={setTable} size="small" />
          </div>
        )}
      </figcaption>
      <div className={isDrawn && lines ? body : `${body} ${heights[size]}`}>
        {isDrawn ? (
          <ChartBody
            drawn={drawn}
            extra={extra}
            hasFailed={hasFailed}
            isTable={isTable || hasFailed}
            lines={lines}
            onFail={() => setFailed(true)}
            pointsLabel={chart.pointsLabel}
          >
            {children}
          </ChartBody>
        ) : (
          (error ?? (isLoading ? <ChartSkeleton isAnnounced /> : <div className={message}>{nothing}</div>))
        )}
      </div>
    </figure>
  )
}
