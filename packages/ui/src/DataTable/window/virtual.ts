import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  windowScroll,
} from '@tanstack/react-virtual'
import { type RowWindow, rowWindow } from './row-window.ts'

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Virtualises rows within the frame if it scrolls, otherwise within the page. */
export const windowOver = (body: HTMLTableSectionElement, frame: HTMLElement | undefined): RowWindow => {
  if (frame) {
    return rowWindow<HTMLElement>(body, {
      scroller: frame,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      initialOffset: frame.scrollTop,
      initialRect: { width: frame.clientWidth, height: frame.clientHeight },
      startOf: rows => topOf(rows) - topOf(frame) + frame.scrollTop,
    })
  }
  return rowWindow<Window>(body, {
    scroller: window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: scrollY,
    initialRect: { width: innerWidth, height: innerHeight },
    startOf: rows => topOf(rows) + scrollY,
  })
}
