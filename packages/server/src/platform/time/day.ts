const DAY_MS = 24 * 60 * 60 * 1000

interface Clock {
  readonly day: Intl.DateTimeFormat
  readonly offset: Intl.DateTimeFormat
}

const clocks = new Map<string, Clock>()

// Creating a formatter takes as long as filing a complaint. The zone is a setting, so the cache stays small.
const clockOf = (timeZone: string): Clock => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    offset: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  }
  clocks.set(timeZone, made)
  return made
}

const offsetAt = (moment: number, { offset }: Clock): number => {
  const name = offset.formatToParts(moment).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** First moment of the day that contains `moment` in a time zone, even if clocks change at midnight. */
export const startOfDay = (moment: Date, zone: string): Date => {
  const clock = clockOf(zone)
  const day = clock.day.format(moment)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const starts = [-DAY_MS, 0, DAY_MS]
    .map(away => midnight - offsetAt(moment.getTime() + away, clock))
    .filter(start => clock.day.format(start) === day)
  return new Date(Math.min(...starts))
}

/** Day that contains `moment` in a time zone, as YYYY-MM-DD. */
export const dayIn = (moment: Date, zone: string): string => clockOf(zone).day.format(moment)

/** Today in the organisation's time zone. */
export const todayOf = ({ now, settings }: { now: () => Date; settings: { TIME_ZONE: string } }): string =>
  dayIn(now(), settings.TIME_ZONE)

/** Local time in a time zone: the day as YYYY-MM-DD and the time as HH:MM. */
export const localTimeIn = (moment: Date, zone: string): { readonly day: string; readonly time: string } => {
  const local = new Date(moment.getTime() + offsetAt(moment.getTime(), clockOf(zone))).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Converts a local time (`YYYY-MM-DD HH:MM:SS`) in a time zone to a moment. */
export const momentIn = (local: string, zone: string): Date => {
  const clock = clockOf(zone)
  const shown = Date.parse(`${local.replace(' ', 'T')}Z`)
  // Uses the offset at the moment itself, which may differ from the offset at the same digits in UTC.
  return new Date(shown - offsetAt(shown - offsetAt(shown, clock), clock))
}

/** Now, in the organisation's time zone. */
export const localTimeOf = ({ now, settings }: { now: () => Date; settings: { TIME_ZONE: string } }) =>
  localTimeIn(now(), settings.TIME_ZONE)
