import { DateText } from '@portal/ui/DateText'
import type { Dated } from './filed-day.ts'

interface WhenProps {
  /** Result of `useDated`. Null while the organisation's time zone is loading. */
  dated: Dated | null
  /** Shows only the date, for dense lists. Default: `false`. */
  isDay?: boolean
}

/** A date at the precision with which it is stored. */
export const When = ({ dated, isDay = false }: WhenProps) =>
  dated && <DateText format={isDay ? 'date' : dated.format} value={dated.value} />
