/** What belongs to the device and says nothing of what anybody did on it. */
const preferences = /^(language|theme|density|drawer|single_key_shortcuts|columns_.*)$/

/** Tells the portal's other tabs; it is taken away at once. */
const MESSAGE = 'content_forgotten'

const removeContent = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!preferences.test(key)) storage.removeItem(key)
}

/**
 * Takes all that somebody typed, or left behind, off the device, and again when the page is left: what waits in it may be
 * written down once more until then. Everything goes that is no preference, so that a new key needs no line here.
 */
const forgetContent = (): void => {
  try {
    removeContent()
    addEventListener('pagehide', removeContent)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The same in all tabs: whoever signs out leaves nothing on the device. */
export const forgetInAllTabs = (): void => {
  forgetContent()
  try {
    localStorage.setItem(MESSAGE, new Date().toISOString())
    localStorage.removeItem(MESSAGE)
  } catch {
    // Nor has it a way to tell them.
  }
}

/** Forgets here what somebody forgets in another tab, then calls `run`; gives the function that stops it. */
export const onForgotten = (run: () => void): (() => void) => {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== MESSAGE || newValue === null) return
    forgetContent()
    run()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
