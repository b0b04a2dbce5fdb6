import { DateText } from '@portal/ui/DateText'
import type { Dated } from './filed-day.ts'

interface WhenProps {
  /** From useDated; null while it is not known how exactly it is stored. */
  dated: Dated | null
  /** Leaves the time of day out, where there are many. Default `false`. */
  isDay?: boolean
}

/** A date, as exactly as it is stored. */
export const When = ({ dated, isDay = false }: WhenProps) =>
  dated && <DateText format={isDay ? 'date' : dated.format} value={dated.value} />
