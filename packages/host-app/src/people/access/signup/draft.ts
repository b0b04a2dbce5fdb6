const KEY = 'signup_draft'
/** Never stored on the device: what is secret, and consent, which is given again. */
const neverStored = new Set(['password', 'confirmation', 'terms'])

type Draft = Readonly<Record<string, string>>

/** What was typed into sign-up earlier in this tab; empty where nothing was. */
export const readDraft = (): Draft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(stored)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}

/**
 * Stores what is typed, secrets apart, so that a reload loses nothing. A full or closed storage is no reason to fail.
 */
export const saveDraft = (form: FormData): void => {
  const stored = [...form].filter(
    ([name, value]) => !neverStored.has(name) && typeof value === 'string' && value !== '',
  )
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(stored)))
  } catch {
    return
  }
}

/** Takes the draft away: it was sent, or the person starts over. */
export const clearDraft = (): void => sessionStorage.removeItem(KEY)
