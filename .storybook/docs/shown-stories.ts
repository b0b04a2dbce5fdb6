import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

/** What of a story decides where it is shown. */
interface StoryLike {
  readonly name: string
  readonly tags?: readonly string[]
  readonly playFunction?: unknown
}

/** Pages whose components lie over the whole page, or are one: they would take the docs page with them. */
const completePages =
  /^(widgets|screens)\/|^ui\/Overlays\/|\/(AppShell|CommandPalette|Form|SkipLink|StickyHeader|TopBar)$/

/** Whether the first example is drawn in the page itself, where its props can be changed, or in a frame as the others. */
export const isInPage = (title: string): boolean => !completePages.test(title)

/** Whether others install what a page is about: a screen is the portal's own, with all of the portal under it. */
export const isInstalled = (title: string): boolean => !title.startsWith('screens/')

/**
 * Whether a story shows something that a reader looks for. Arabic is the toolbar's work, and what only proves keys or
 * calls is for the test run: in the design system those with a play and without a picture of their own.
 */
export const isForReaders = (title: string, { name, tags = [], playFunction }: StoryLike): boolean => {
  if (tags.includes('arabic') || /^(Arabic|Keyboard)/.test(name)) return false
  return !playFunction || tags.includes('visual') || !title.startsWith('ui/') || name === 'Playground'
}

/** How wide the device is that a story is about, by the viewport among its globals; nothing where it is about any. */
export const deviceWidth = ({ viewport }: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(MINIMAL_VIEWPORTS).find(([name]) => name === Object(viewport).value)?.[1].styles.width
