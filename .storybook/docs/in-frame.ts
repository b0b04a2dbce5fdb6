import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { FINISHED } from './in-turn.ts'

/** Storybook waits up to 5 s for running animations. Scroll-driven ones never finish, so this hides them. */
const ignoreScrollTimelines = () => {
  const { getAnimations } = Document.prototype
  Document.prototype.getAnimations = function () {
    return getAnimations.call(this).filter(({ timeline }) => timeline instanceof DocumentTimeline)
  }
}

/**
 * Adapts a story to a frame on a docs page. Focus never scrolls the docs page. After the play function, only a person
 * can move focus into the frame. Does nothing elsewhere.
 */
export const behaveInFrame = (): void => {
  const { frameElement } = window
  if (!frameElement?.closest('#storybook-docs')) return
  ignoreScrollTimelines()
  let isFinished = false
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    // Otherwise two open dialogs would steal focus from each other forever.
    if (isFinished && !document.hasFocus()) return
    focus.call(this, { ...options, preventScroll: true })
  }
  void addons.ready().then(channel =>
    channel.on(STORY_FINISHED, () => {
      isFinished = true
      frameElement.dispatchEvent(new Event(FINISHED))
    }),
  )
}
