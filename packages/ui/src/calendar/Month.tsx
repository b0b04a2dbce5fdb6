import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { Key } from 'react-aria-components/Select'
import { Glyph } from '../Icon/Glyph.tsx'
import { chevron } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { useTextSource } from '../texts/index.ts'
import { back, day, grid, head, month, picker, range, weekday } from './calendar.css.ts'

interface JumpProps {
  'aria-label': string
  value: Key
  onChange: (key: Key | null) => void
  items: readonly { id: number; formatted: string }[]
}

const Jump = ({ value, onChange, items, ...name }: JumpProps) => (
  <select {...name} className={picker} onChange={event => onChange(Number(event.target.value))} value={value}>
    {items.map(item => (
      <option key={item.id} value={item.id}>
        {item.formatted}
      </option>
    ))}
  </select>
)

const Inside = () => {
  const { language } = useTextSource()
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
      <CalendarGrid className={grid} weekdayStyle={language === 'ar' ? 'narrow' : 'short'}>
        <CalendarGridHeader>
          {name => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{date => <CalendarCell className={day} date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

/** The month to choose a day from; month and year can be jumped to, for birth dates. Arabic has no short weekdays, only letters. */
export const Month = () => (
  <Calendar className={month}>
    <Inside />
  </Calendar>
)

/** The month to choose two ends from. */
export const RangeMonth = () => (
  <RangeCalendar className={`${month} ${range}`}>
    <Inside />
  </RangeCalendar>
)
