interface Clock {
  readonly day: Intl.DateTimeFormat
  readonly time: Intl.DateTimeFormat
}

const days = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const times = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

const clocks = new Map<string, Clock>()

// Creating a formatter takes as long as filing a complaint. The zone is a setting, so the cache stays small.
const clockOf = (timeZone: string): Clock => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = {
    day: new Intl.DateTimeFormat('en-CA', { ...days, timeZone }),
    time: new Intl.DateTimeFormat('en-CA', { ...days, ...times, timeZone }),
  }
  clocks.set(timeZone, made)
  return made
}

/** Milliseconds that clocks in a time zone are ahead of UTC at a moment. */
export const offsetAt = (moment: number, zone: string): number => {
  // Old browsers don't know the format `longOffset`.
  const parts = clockOf(zone).time.formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

/** Day that contains `moment` in a time zone, as YYYY-MM-DD. */
export const dayIn = (moment: Date, zone: string): string => clockOf(zone).day.format(moment)

/** Local time in a time zone: the day as YYYY-MM-DD and the time as HH:MM. */
export const localTimeIn = (moment: Date, zone: string): { readonly day: string; readonly time: string } => {
  const local = new Date(moment.getTime() + offsetAt(moment.getTime(), zone)).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Converts a local time (`YYYY-MM-DD HH:MM:SS`) in a time zone to a moment. */
export const momentIn = (local: string, zone: string): Date => {
  const shown = Date.parse(`${local.replace(' ', 'T')}Z`)
  // Uses the offset at the moment itself, which may differ from the offset at the same digits in UTC.
  return new Date(shown - offsetAt(shown - offsetAt(shown, zone), zone))
}
