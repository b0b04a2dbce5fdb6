/** What belongs to the device and says nothing of what anybody did on it. */
const preferences = /^(language|theme|density|drawer|single_key_shortcuts|columns_.*)$/

const removeContent = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!preferences.test(key)) storage.removeItem(key)
}

/**
 * Takes all that somebody typed, or left behind, off the device, and again when the page is left: what waits in it may be
 * written down once more until then. Everything goes that is no preference, so that a new key needs no line here.
 */
export const forgetContent = (): void => {
  try {
    removeContent()
    addEventListener('pagehide', removeContent)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
