import { readInstallation } from '@portal/contract/workspace/installation'
import { useReadOnce } from './use-read.ts'

/** Public facts about the installation. They don't change while a page is open, so they are read once. */
export const useInstallation = () => useReadOnce(readInstallation, {})

/** The organisation's time zone. Undefined until that is known. */
const useTimeZone = (): string | undefined => useInstallation().data?.data.time_zone

/** Whether a mail server is set. Assumes true until the answer arrives. */
export const useSendsMail = (): boolean => useInstallation().data?.data.sends_mail !== false

/** Suffix of texts that promise mail: `_kept` while no mail server is set, because mail waits until then. */
export const useMailSuffix = (): '' | '_kept' => (useSendsMail() ? '' : '_kept')

/** The day of a moment as YYYY-MM-DD. Without a time zone, uses the device's. */
export const dayIn = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

/** Days of timestamps as YYYY-MM-DD, in the organisation's time zone. Uses the device's until that is known. */
export const useDayOf = (): ((moment: string) => string) => {
  const timeZone = useTimeZone()
  return moment => dayIn(new Date(moment), timeZone)
}

/** Today as YYYY-MM-DD, in the organisation's time zone. Uses the device's until that is known. */
export const useToday = (): string => dayIn(new Date(), useTimeZone())
