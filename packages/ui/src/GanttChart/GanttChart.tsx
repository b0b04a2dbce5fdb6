import { useId, useState } from 'react'
import { frame, head, screenOnly, words } from '../chart/ChartFrame.css.ts'
import type { ElementProps } from '../element/index.ts'
import type { headingLevels } from '../Heading/index.ts'
import { Heading } from '../Heading/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { Text } from '../Text/index.ts'
import { ToggleButton } from '../ToggleButton/index.ts'
import { tools } from './GanttChart.css.ts'
import { GanttPicture } from './GanttPicture.tsx'
import { GanttTable } from './GanttTable.tsx'
import { GanttZoomBar } from './GanttZoomBar.tsx'
import { type GanttRow, type GanttZoom, isSeenIn, periodAround, periodOf } from './periods.ts'

export interface GanttChartProps extends ElementProps {
  /** The chart's heading. */
  title: string
  /** The rows, in display order. */
  rows: readonly GanttRow[]
  /** What a row is ("Activity"). Heads the table's first column. */
  rowsLabel: string
  /** Today as YYYY-MM-DD. Places the "today" line, and ends bars that are still running. */
  today: string
  /** The heading's level. Default `3`. */
  level?: (typeof headingLevels)[number]
}

/** Planned and actual times as bars, by year, quarter, month, or in total. Also available as a table. */
export const GanttChart = ({ title, rows, rowsLabel, today, level = 3, ...element }: GanttChartProps) => {
  const t = useUiTexts()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [zoom, setZoom] = useState<GanttZoom>('all')
  const [day, setDay] = useState(today)
  const period = zoom === 'all' ? periodOf(rows, today) : periodAround(zoom, day)
  const seen = rows.filter(row => isSeenIn(period, row, today))
  const outside = rows.length - seen.length
  return (
    <figure {...element} aria-labelledby={id} className={frame}>
      <figcaption className={head}>
        <div className={words}>
          <Heading id={id} level={level} size="large">
            {title}
          </Heading>
        </div>
        <div className={`${tools} ${screenOnly}`}>
          {!isTable && <GanttZoomBar onDay={setDay} onZoom={setZoom} period={period} today={today} zoom={zoom} />}
          <ToggleButton isPressed={isTable} label={t('show_as_table')} onChange={setTable} size="small" />
        </div>
      </figcaption>
      {isTable ? (
        <GanttTable rows={rows} rowsLabel={rowsLabel} title={title} />
      ) : (
        <>
          <GanttPicture period={period} rows={seen} title={title} today={today} />
          {outside > 0 && <Text tone="muted">{t('gantt_outside', { count: outside })}</Text>}
        </>
      )}
    </figure>
  )
}
