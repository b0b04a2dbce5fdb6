/**
 * Asks before the page unloads while something exists only in this page. This happens when storage is full or blocked.
 * Doesn't use the forms of the design system, because their size would slow down opening a test.
 */
export const createLeavingQuestion = () => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  let isAsking = false
  return (isNeeded: boolean): void => {
    // On the server there is no page to leave.
    if (isNeeded === isAsking || !('addEventListener' in globalThis)) return
    isAsking = isNeeded
    if (isNeeded) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
}
