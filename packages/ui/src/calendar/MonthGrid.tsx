import type { CalendarDate } from '@internationalized/date'
import type { ComponentProps } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  type CalendarMonthPickerAria,
  CalendarYearPicker,
  type CalendarYearPickerAria,
} from 'react-aria-components/Calendar'
import { Glyph } from '../Icon/Glyph.tsx'
import { chevron } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { useTextSource } from '../texts/index.ts'
import { plain } from '../theme/plain.css.ts'
import { back, day, grid, head, picker, weekday } from './calendar.css.ts'
import { useWeekKeys } from './use-week-keys.ts'

const Jump = ({ value, onChange, items, ...name }: CalendarMonthPickerAria | CalendarYearPickerAria) => (
  <select {...name} className={picker} onChange={event => onChange(Number(event.target.value))} value={value}>
    {items.map(item => (
      <option key={item.id} value={item.id}>
        {item.formatted}
      </option>
    ))}
  </select>
)

interface MonthGridProps {
  /** Days with a dot, as `YYYY-MM-DD`. Default none. */
  marked?: readonly string[]
  /** The ID of the element that explains the dot. */
  markId?: string | undefined
}

/** The days of a month under its navigation. Requires a React Aria calendar around it. */
export const MonthGrid = ({ marked = [], markId }: MonthGridProps) => {
  const { language } = useTextSource()
  const onKeyDownCapture = useWeekKeys()
  const cell = (date: CalendarDate) => {
    if (!marked.includes(date.toString())) return <CalendarCell className={day} date={date} />
    const render = (props: ComponentProps<'div'>) => <div {...props} aria-describedby={markId} data-marked="" />
    return <CalendarCell className={day} date={date} render={render} />
  }
  return (
    <>
      <div className={head}>
        <Button className={`${iconButton} ${sizes.small} ${back}`} slot="previous">
          <Glyph mirrors path={chevron} size="small" />
        </Button>
        <CalendarMonthPicker format="long">{props => <Jump {...props} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={40}>{props => <Jump {...props} />}</CalendarYearPicker>
        <Button className={`${iconButton} ${sizes.small}`} slot="next">
          <Glyph mirrors path={chevron} size="small" />
        </Button>
      </div>
      <CalendarGrid
        className={grid}
        data-portal-inside=""
        render={props => <table {...props} onKeyDownCapture={onKeyDownCapture} />}
        weekdayStyle={language === 'ar' ? 'narrow' : 'short'}
      >
        <CalendarGridHeader className={plain}>
          {name => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody className={plain}>{cell}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
