const KEY = 'signup_draft'
/** Never stored: secrets, and consent, which must be given again. */
const neverStored = new Set(['password', 'confirmation', 'terms'])

type Draft = Readonly<Record<string, string>>

/** The draft of this tab, empty if there is none. */
export const readSignUpDraft = (): Draft => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(stored)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}

/** Stores the draft, without secrets, so that it survives a reload. Ignores full or blocked storage. */
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

/** Deletes the draft after it was submitted or discarded. */
export const clearDraft = (): void => sessionStorage.removeItem(KEY)
