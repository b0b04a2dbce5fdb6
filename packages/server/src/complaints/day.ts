const DAY_MS = 24 * 60 * 60 * 1000

const dayOf = (moment: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

const offsetAt = (moment: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const name = parts.find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  return Number(`${sign}1`) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** The first moment of the day that a moment belongs to in a time zone, also where clocks change at midnight. */
export const startOfDay = (moment: Date, zone: string): Date => {
  const day = dayOf(moment.getTime(), zone)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const starts = [-DAY_MS, 0, DAY_MS]
    .map(away => midnight - offsetAt(moment.getTime() + away, zone))
    .filter(start => dayOf(start, zone) === day)
  return new Date(Math.min(...starts))
}
