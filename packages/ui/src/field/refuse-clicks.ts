const refuse = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Keeps a box as it is, for boxes know no `readonly`: a press is taken back before React is notified. Returns the end. */
export const refuseClicks = (box: HTMLInputElement): (() => void) => {
  box.addEventListener('click', refuse)
  return () => box.removeEventListener('click', refuse)
}
