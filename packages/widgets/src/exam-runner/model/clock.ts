import type { AttemptStatus } from '@portal/contract/training/exams/exam-attempts'

/** Remaining minutes at which the time is announced. */
const ANNOUNCED = [10, 5, 1] as const

/** The server's clock, advanced by the page's monotonic clock. The device's clock may be wrong or change. */
export const serverClock = (monotonic: () => number = () => performance.now()) => {
  let known = { server: Date.now(), at: monotonic() }
  return {
    set: ({ server_time }: Pick<AttemptStatus, 'server_time'>) => {
      known = { server: Date.parse(server_time), at: monotonic() }
    },
    now: () => known.server + monotonic() - known.at,
  }
}

/** Whole seconds until the deadline, at least 0. Null without a deadline. */
export const secondsLeft = (deadline: string | null, now: number): number | null =>
  deadline === null ? null : Math.max(0, Math.ceil((Date.parse(deadline) - now) / 1000))

/** The minutes to announce when the remaining seconds drop from `before` to `after`. */
export const announcedBetween = (before: number | null, after: number | null): number | undefined =>
  before === null || after === null
    ? undefined
    : ANNOUNCED.findLast(minutes => after <= minutes * 60 && before > minutes * 60)

/** Formats seconds as hours, minutes, and seconds, in Western digits. */
export const timeText = (seconds: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
