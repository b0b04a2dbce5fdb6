import type { Complaint } from '@portal/contract/complaints'
import { readInstallation } from '@portal/contract/installation'
import { useRead } from '../../blocks/use-read.ts'
import { dayIn } from '../../blocks/use-today.ts'

/** A moment, or the day alone, as DateText takes it. */
export interface Dated {
  readonly value: string
  readonly format: 'date' | 'datetime'
}

/**
 * When a complaint was filed or changed. Of an anonymous one only the day is kept, as the day's start where the
 * organisation is; read in the zone of this device it could be the day before.
 */
export const useDated = () => {
  const { data, error } = useRead(readInstallation, {})
  const zone = data?.data.time_zone
  return ({ identity_type, filed_at }: Complaint, moment: string): Dated | null => {
    if (identity_type === 'self' || moment !== filed_at) return { value: moment, format: 'datetime' }
    if (zone) return { value: dayIn(new Date(moment), zone), format: 'date' }
    return error === undefined ? null : { value: moment, format: 'date' }
  }
}
