const refuse = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Makes a checkbox read-only by cancelling clicks before React sees them. Returns the cleanup function. */
export const refuseClicks = (box: HTMLInputElement): (() => void) => {
  box.addEventListener('click', refuse)
  return () => box.removeEventListener('click', refuse)
}
