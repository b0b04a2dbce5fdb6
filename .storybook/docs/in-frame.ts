import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { FINISHED } from './in-turn.ts'

/** Storybook waits until every animation has ended, for 5 s where one follows a scroll position and never does. */
const ignoreScrollTimelines = () => {
  const { getAnimations } = Document.prototype
  Document.prototype.getAnimations = function () {
    return getAnimations.call(this).filter(({ timeline }) => timeline instanceof DocumentTimeline)
  }
}

/**
 * How a story behaves in a frame of a docs page: what takes the focus in it does not scroll the page to the frame, and
 * once its play has ended, which is reported to the frame, only a person brings the focus back to it. Does nothing
 * anywhere else.
 */
export const behaveInFrame = (): void => {
  const { frameElement } = window
  if (!frameElement?.closest('#storybook-docs')) return
  ignoreScrollTimelines()
  let isFinished = false
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    // Two open dialogs would take it from each other without end.
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
