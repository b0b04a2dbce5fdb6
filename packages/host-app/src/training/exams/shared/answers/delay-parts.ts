interface DelayPart {
  readonly unit: 'days' | 'hours' | 'minutes'
  readonly count: number
}

const HOUR = 60
const DAY = 24 * HOUR

/** Divides a delay in seconds into its two largest units, such as days and hours. Minutes are rounded up. */
export const delayParts = (seconds: number): readonly DelayPart[] => {
  const minutes = Math.ceil(seconds / 60)
  const parts: readonly DelayPart[] = [
    { unit: 'days', count: Math.floor(minutes / DAY) },
    { unit: 'hours', count: Math.floor((minutes % DAY) / HOUR) },
    { unit: 'minutes', count: minutes % HOUR },
  ]
  const largest = parts.findIndex(({ count }) => count > 0)
  return largest < 0 ? [] : parts.slice(largest, largest + 2).filter(({ count }) => count > 0)
}
