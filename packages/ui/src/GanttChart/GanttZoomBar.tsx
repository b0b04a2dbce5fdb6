import { Button } from '../Button/index.ts'
import { back } from '../calendar/calendar.css.ts'
import { formatDate } from '../DateText/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { chevron } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { ToggleButtonGroup } from '../ToggleButton/index.ts'
import { useTextSource } from '../texts/index.ts'
import { around } from './GanttChart.css.ts'
import { type BarPeriod, type GanttZoom, ganttZooms, periodAround } from './periods.ts'

interface GanttZoomBarProps {
  zoom: GanttZoom
  onZoom: (zoom: GanttZoom) => void
  period: BarPeriod
  /** Called with a day of the requested period. */
  onDay: (day: string) => void
  today: string
}

/** Chooses the zoom, and moves to the previous or next period. */
export const GanttZoomBar = ({ zoom, onZoom, period, onDay, today }: GanttZoomBarProps) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  const month = (day: string) => formatDate(day, 'month', language)
  const [from, to] = [month(period.start), month(period.end)]
  const step = (steps: number) => zoom !== 'all' && onDay(periodAround(zoom, period.start, steps).start)
  return (
    <>
      <ToggleButtonGroup
        label={t('gantt_zoom')}
        onChange={([chosen]) => onZoom(ganttZooms.find(one => one === chosen) ?? 'all')}
        options={ganttZooms.map(id => ({ id, label: t(`gantt_zooms.${id}`) }))}
        size="small"
        value={[zoom]}
      />
      {zoom !== 'all' && (
        <div className={around}>
          <IconButton
            icon={
              <span className={back}>
                <Glyph mirrors path={chevron} size="small" />
              </span>
            }
            label={t('gantt_earlier')}
            onPress={() => step(-1)}
            size="small"
          />
          <span role="status">{from === to ? from : `${from} – ${to}`}</span>
          <IconButton
            icon={<Glyph mirrors path={chevron} size="small" />}
            label={t('gantt_later')}
            onPress={() => step(1)}
            size="small"
          />
          <Button onPress={() => onDay(today)} size="small">
            {t('gantt_today')}
          </Button>
        </div>
      )}
    </>
  )
}
