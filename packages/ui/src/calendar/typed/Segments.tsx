import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { useTextSource } from '../../texts/index.ts'
import { input, segment as segmentStyle } from '../calendar.css.ts'
import { monthName } from './month-names.ts'
import { type TypedProps, useTyped } from './use-typed.ts'

/** The paste handler for read-only dates. */
export const ignore = () => undefined

interface SegmentsProps extends TypedProps {
  /** The end of a range that these segments edit. */
  slot?: 'start' | 'end'
}

/** Editable day, month, and year segments. The month shows its name in the page's language. */
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
              // Month names have three letters, so the placeholder does too.
              if (text === 'mm') return 'mmm'
              return type === 'month' && figure && !isPlaceholder ? monthName(figure, language) : text
            }}
          </DateSegment>
        )}
      </DateInput>
    </div>
  )
}
