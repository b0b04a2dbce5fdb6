import { fn } from 'storybook/test'

/** Replaces the clipboard during a play function, and restores it for readers afterwards. */
export const withClipboard = async (play: (write: (text: string) => Promise<void>) => Promise<void>): Promise<void> => {
  const write = fn((_text: string) => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  try {
    await play(write)
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
    // Removes focus, so that the page starts at its top.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}
