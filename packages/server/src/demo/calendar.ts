/** The day in a month some months from `now`, as YYYY-MM-DD. By default the first of that month. */
export const monthsFrom = (now: Date, months: number, day = 1): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10)

/** The day some days from another, both as YYYY-MM-DD. */
export const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
