import { fn } from 'storybook/test'

/** Runs a play with a clipboard that only listens, and gives the real one back: the page is used after its play. */
export const withClipboard = async (play: (write: (text: string) => Promise<void>) => Promise<void>): Promise<void> => {
  const write = fn((_text: string) => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  try {
    await play(write)
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
    // The page begins at its top, with nothing in focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}
