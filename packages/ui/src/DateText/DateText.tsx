import type { ElementProps } from '../element/index.ts'
import { useIsLive } from '../live/index.ts'
import { useTextSource } from '../texts/index.ts'
import { date } from './DateText.css.ts'
import { type DateStyle, formatDate } from './format.ts'

export interface DateTextProps extends ElementProps {
  /** `YYYY-MM-DD`, or an ISO instant for `datetime`. */
  value: string
  /** Default `date` (DD-MMM-YYYY). */
  format?: DateStyle
}

/** A date in the portal's format: localised month names, and Western digits in every language. */
export const DateText = ({ value, format = 'date', ...element }: DateTextProps) => {
  const { language, direction, timeZone } = useTextSource()
  // The server doesn't know the device's time zone.
  const zone = useIsLive() ? timeZone : 'UTC'
  return (
    <time className={date} dateTime={value} dir={format === 'iso' ? 'ltr' : direction} {...element}>
      {formatDate(value, format, language, zone)}
    </time>
  )
}
