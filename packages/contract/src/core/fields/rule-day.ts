let source = () => new Date().toISOString().slice(0, 10)

/** Sets where rules about days, such as the minimum age, get today from. Pages call it once they know the time zone. */
export const setRuleDay = (today: () => string): void => {
  source = today
}

/** Validates on a given day, as YYYY-MM-DD. `parse` must be synchronous, because servers share a process in tests. */
export const onRuleDay = <Result>(day: string, parse: () => Result): Result => {
  const before = source
  source = () => day
  try {
    return parse()
  } finally {
    source = before
  }
}

/** Today in the organisation's time zone, as YYYY-MM-DD. The day in UTC until that is known. */
export const ruleDay = (): string => source()
