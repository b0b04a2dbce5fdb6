/**
 * Has the browser ask before the page is left while something is on this page alone, such as on a device that is full or
 * stores nothing. Not through the design system's forms: their bytes would be felt where a test is opened.
 */
export const createLeavingQuestion = () => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  let isAsking = false
  return (isNeeded: boolean): void => {
    // On a server there is no page to leave.
    if (isNeeded === isAsking || !('addEventListener' in globalThis)) return
    isAsking = isNeeded
    if (isNeeded) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
}
