import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { useTextSource } from '../../texts/index.ts'
import { input, segment as segmentStyle } from '../calendar.css.ts'
import { monthName } from './month-names.ts'
import { type TypedProps, useTyped } from './use-typed.ts'

/** What is pasted into a date that is only shown. */
export const ignore = () => undefined

interface SegmentsProps extends TypedProps {
  /** Which end of a range it is. */
  slot?: 'start' | 'end'
}

/** Day, month and year, each typed on its own; the month is shown by its name in the language of the page. */
export const Segments = ({ slot, ...props }: SegmentsProps) => {
  const { language } = useTextSource()
  const ref = useTyped(props)
  return (
    <div data-typed="" ref={ref}>
      <DateInput className={input} {...(slot && { slot })}>
        {segment => (
          <DateSegment className={segmentStyle} segment={segment}>
            {({ text, type, isPlaceholder, value: figure }) => {
              if (type === 'literal') return '-'
              // It is going to be a name, of three letters where the placeholder is made of letters.
              if (text === 'mm') return 'mmm'
              return type === 'month' && figure && !isPlaceholder ? monthName(figure, language) : text
            }}
          </DateSegment>
        )}
      </DateInput>
    </div>
  )
}
