import { useInstallation } from './use-installation.ts'

/** The day of a moment in a time zone, as YYYY-MM-DD; undefined is the zone of this device. */
export const dayIn = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

/** Today where the organisation is, as YYYY-MM-DD; until its zone is known, where this device is. */
export const useToday = (): string => dayIn(new Date(), useInstallation().data?.data.time_zone)
