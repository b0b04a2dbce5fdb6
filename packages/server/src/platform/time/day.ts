import { dayIn, localTimeIn, offsetAt } from '@portal/contract/core/fields/zoned-time'

const DAY_MS = 24 * 60 * 60 * 1000

interface Services {
  readonly now: () => Date
  readonly settings: { readonly TIME_ZONE: string }
}

/** First moment of the day that contains `moment` in a time zone, even if clocks change at midnight. */
export const startOfDay = (moment: Date, zone: string): Date => {
  const day = dayIn(moment, zone)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const starts = [-DAY_MS, 0, DAY_MS]
    .map(away => midnight - offsetAt(moment.getTime() + away, zone))
    .filter(start => dayIn(new Date(start), zone) === day)
  return new Date(Math.min(...starts))
}

/** Today in the organisation's time zone. */
export const todayOf = ({ now, settings }: Services): string => dayIn(now(), settings.TIME_ZONE)

/** Now, in the organisation's time zone. */
export const localTimeOf = ({ now, settings }: Services) => localTimeIn(now(), settings.TIME_ZONE)
