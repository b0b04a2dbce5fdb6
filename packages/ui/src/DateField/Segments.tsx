import { DateInput, DateSegment } from 'react-aria-components/DatePicker'
import { formatDate } from '../DateText/format.ts'
import { useTextSource } from '../texts/index.ts'
import { input, segment as segmentStyle } from './DateField.css.ts'

/** Day, month and year, each typed by itself; the month is shown by its name in the language of the page. */
export const Segments = () => {
  const { language } = useTextSource()
  const monthName = (month: number) =>
    formatDate(`2026-${String(month).padStart(2, '0')}-01`, 'date', language).split('-')[1]
  return (
    <DateInput className={input}>
      {segment => (
        <DateSegment className={segmentStyle} segment={segment}>
          {({ text, type, isPlaceholder, value: figure }) => {
            if (type === 'literal') return '-'
            return type === 'month' && figure && !isPlaceholder ? monthName(figure) : text
          }}
        </DateSegment>
      )}
    </DateInput>
  )
}
