import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { domains } from '../../scripts/architecture/domains.ts'
import { isUsage } from '../usage.ts'

/** What decides where a story appears. */
interface StoryLike {
  readonly name: string
  readonly tags?: readonly string[]
  readonly playFunction?: unknown
}

/** Screens are grouped by domain, as in all trees. */
const screens = new RegExp(`^(${domains.join('|')})/`)

/** Groups whose components cover the page. They would take over the docs page, as a screen would. */
const covering = /^widgets\/|^ui\/Overlays\//

/**
 * Whether the first story renders in the page, where its props can be edited. All others render in frames. A story's
 * usage may ask for a frame.
 */
export const isInPage = (title: string, usage?: unknown): boolean =>
  !screens.test(title) && !covering.test(title) && !(isUsage(usage) && usage.isFramed)

/** The component in a page title: `widgets/BudgetTable categories` is about `BudgetTable`. */
export const componentOf = (title: string): string => /(\w+)[^/]*$/.exec(title)?.[1] ?? ''

/** Whether others can install the component. Screens belong to the portal alone. */
export const isInstalled = (title: string): boolean => !screens.test(title)

/**
 * Whether a story helps readers. Arabic stories repeat the toolbar. Keyboard stories, and those in `ui` with a play
 * function but no picture, only test.
 */
export const isForReaders = (title: string, { name, tags = [], playFunction }: StoryLike): boolean => {
  if (tags.includes('arabic') || /^(Arabic|Keyboard)/.test(name)) return false
  return !playFunction || tags.includes('visual') || !title.startsWith('ui/') || name === 'Playground'
}

/** Width of the device in the story, from its viewport global. Undefined if it has none. */
export const deviceWidth = ({ viewport }: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(MINIMAL_VIEWPORTS).find(([name]) => name === Object(viewport).value)?.[1].styles.width
