import { useInstallation } from './use-installation.ts'

/** The day of a moment as YYYY-MM-DD. Without a time zone, uses the device's. */
export const dayIn = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

/** Today as YYYY-MM-DD, in the organisation's time zone. Uses the device's until that is known. */
export const useToday = (): string => dayIn(new Date(), useInstallation().data?.data.time_zone)
