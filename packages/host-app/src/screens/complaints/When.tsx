import { DateText } from '@portal/ui/DateText'
import type { Dated } from './filed-day.ts'

/** A date once it is known how exactly it is kept. */
export const When = ({ dated }: { dated: Dated | null }) => dated && <DateText {...dated} />
