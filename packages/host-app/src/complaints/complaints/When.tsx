import type { Complaint } from '@portal/contract/complaints/complaints'
import { DateText } from '@portal/ui/DateText'
import { dayIn, useInstallation } from '../../blocks/api/use-installation.ts'

/** A timestamp or a date, in the form that DateText takes. */
interface Dated {
  readonly value: string
  readonly format: 'date' | 'datetime'
}

/** The date of a timestamp in the organisation's time zone. The device's time zone could give the day before. */
export const useFiledDay = () => {
  const { data, error } = useInstallation()
  const zone = data?.data.time_zone
  return (start: string): Dated | null => {
    if (zone) return { value: dayIn(new Date(start), zone), format: 'date' }
    return error === undefined ? null : { value: start, format: 'date' }
  }
}

/** When a complaint was filed or changed. Anonymous complaints store only the date of filing. */
export const useDated = () => {
  const dayOf = useFiledDay()
  return ({ identity_type, filed_at }: Complaint, moment: string): Dated | null =>
    identity_type === 'self' || moment !== filed_at ? { value: moment, format: 'datetime' } : dayOf(moment)
}

interface WhenProps {
  /** Result of `useDated`. Null while the organisation's time zone is loading. */
  dated: Dated | null
  /** Shows only the date, for dense lists. Default: `false`. */
  isDay?: boolean
}

/** A date at the precision with which it is stored. */
export const When = ({ dated, isDay = false }: WhenProps) =>
  dated && <DateText format={isDay ? 'date' : dated.format} value={dated.value} />
