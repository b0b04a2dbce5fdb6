import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { useTextSource } from '../texts/index.ts'
import { input, segment as segmentStyle } from './calendar.css.ts'
import { monthName } from './month-names.ts'
import { readsArabicDigits } from './western-digits.ts'

interface SegmentsProps {
  /** Which end of a range it is. */
  slot?: 'start' | 'end'
}

/** Day, month and year, each typed by itself; the month is shown by its name in the language of the page. */
export const Segments = ({ slot }: SegmentsProps) => {
  const { language } = useTextSource()
  return (
    <DateInput className={input} ref={readsArabicDigits} {...(slot && { slot })}>
      {segment => (
        <DateSegment className={segmentStyle} segment={segment}>
          {({ text, type, isPlaceholder, value: figure }) => {
            if (type === 'literal') return '-'
            return type === 'month' && figure && !isPlaceholder ? monthName(figure, language) : text
          }}
        </DateSegment>
      )}
    </DateInput>
  )
}
