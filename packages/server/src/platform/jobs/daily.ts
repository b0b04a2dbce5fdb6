/** Next time after `now` at this full hour (UTC). */
export const dailyAt =
  (hour: number) =>
  (now: Date): Date => {
    const next = new Date(now)
    next.setUTCHours(hour, 0, 0, 0)
    if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
    return next
  }
