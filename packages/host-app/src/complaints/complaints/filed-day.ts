import type { Complaint } from '@portal/contract/complaints/complaints'
import { useInstallation } from '../../blocks/api/use-installation.ts'
import { dayIn } from '../../blocks/api/use-today.ts'

/** A moment, or the day alone, as DateText takes it. */
export interface Dated {
  readonly value: string
  readonly format: 'date' | 'datetime'
}

/**
 * The day that begins at a moment where the organisation is; read in the zone of this device it could be the day
 * before.
 */
export const useDay = () => {
  const { data, error } = useInstallation()
  const zone = data?.data.time_zone
  return (start: string): Dated | null => {
    if (zone) return { value: dayIn(new Date(start), zone), format: 'date' }
    return error === undefined ? null : { value: start, format: 'date' }
  }
}

/** When a complaint was filed or changed. Of an anonymous one only the day of filing is stored. */
export const useDated = () => {
  const dayOf = useDay()
  return ({ identity_type, filed_at }: Complaint, moment: string): Dated | null =>
    identity_type === 'self' || moment !== filed_at ? { value: moment, format: 'datetime' } : dayOf(moment)
}
