import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { type Entry, entriesOf, ROW } from './records.ts'

/** The result of a scroll. */
export interface Scrolled {
  frames: number
  /** Frames that took more than 50 ms. */
  slow: number
  longest: number
  /** Rows missing from painted frames, added up over all frames. */
  blank: number
  /** The most rows missing in one frame. */
  blankest: number
}

/** The interface of a benchmark page for the measuring script. */
export interface TableStage {
  /** Creates the records beforehand, so that they count neither as time nor as heap. */
  prepare: (count: number) => void
  /** Renders the records. Returns the milliseconds until rows filled the view, including layout. */
  mount: () => Promise<number>
  unmount: () => void
  /** Waits until nothing on the page has changed for half a second of frames. */
  settled: () => Promise<void>
  /** Scrolls down and back up at 4,000 px/s, like a hurried user. */
  scroll: (milliseconds: number) => Promise<Scrolled>
}

declare global {
  interface Window {
    tables: TableStage
  }
}

interface Library<Data> {
  /** Creates this many records. */
  make: (count: number) => Data
  /** The number of rows for these records. */
  count: (data: Data) => number
  draw: (data: Data) => ReactNode
  /** Selector of rendered record rows. */
  rows: string
  /** Selector of the scrolling element. Default: the page. */
  scroller?: string | undefined
  /** Selector of the element at which the view ends. Default: the end of the window. */
  end?: string | undefined
}

const SPEED = 4000

/** Three frames take 50 ms, give or take a measuring error. */
const SLOW = 50.5

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))

/** Resolves after the next paint. */
const painted = () =>
  new Promise<number>(resolve =>
    requestAnimationFrame(time => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(time)
      port2.postMessage(undefined)
    }),
  )

/** Scrolls down and back up, as often as time allows. */
const placeAt = (time: number, turn: number, most: number) => {
  const way = time < turn ? time : 2 * turn - time
  const length = Math.max(0, way) * (SPEED / 1000)
  const lap = most === 0 ? 0 : length % (2 * most)
  return lap > most ? 2 * most - lap : lap
}

/** Renders a table with one library. Every library gets the same requests. */
export const tableStage = <Data,>({ make, count, draw, rows, scroller, end: endAt }: Library<Data>) => {
  let root: Root | undefined
  let data = make(0)
  const scrolled = () => (scroller && document.querySelector(scroller)) || document.documentElement
  /** Pixels of the view where rows are missing. */
  const missing = () => {
    const box = scrolled()
    const head = document.querySelector('thead, [role="columnheader"]')?.getBoundingClientRect().bottom ?? 0
    const last = (endAt && document.querySelector(endAt)?.getBoundingClientRect().top) || innerHeight
    const end = Math.min(
      last,
      scroller ? box.getBoundingClientRect().bottom : last,
      head + count(data) * (document.querySelector(rows)?.getBoundingClientRect().height ?? ROW) - box.scrollTop,
    )
    let covered = head
    const drawn = [...document.querySelectorAll(rows)].map(row => row.getBoundingClientRect())
    let blank = 0
    for (const { top, bottom } of drawn.sort((a, b) => a.top - b.top)) {
      if (bottom <= covered || top >= end) continue
      blank += Math.max(0, top - covered - 1)
      covered = bottom
    }
    return blank + Math.max(0, end - covered - 1)
  }
  window.tables = {
    prepare: wanted => {
      data = make(wanted)
    },
    mount: async () => {
      document.body.style.margin = '0'
      const host = document.createElement('main')
      document.body.append(host)
      const started = performance.now()
      root = createRoot(host)
      flushSync(() => root?.render(draw(data)))
      while (missing() > 0 && performance.now() - started < 20_000) await frame()
      return performance.now() - started
    },
    unmount: () => {
      root?.unmount()
      document.body.replaceChildren()
    },
    settled: async () => {
      let still = 0
      const watch = new MutationObserver(() => {
        still = 0
      })
      watch.observe(document.body, { attributes: true, childList: true, subtree: true })
      while (still++ < 30) await frame()
      watch.disconnect()
    },
    scroll: async milliseconds => {
      const box = scrolled()
      const most = box.scrollHeight - box.clientHeight
      const found: Scrolled = { frames: 0, slow: 0, longest: 0, blank: 0, blankest: 0 }
      const started = await painted()
      let last = started
      while (last - started < milliseconds) {
        // Scrolls between two frames, as a wheel does. The library receives the event before the next paint.
        box.scrollTop = placeAt(performance.now() - started, (milliseconds * 3) / 5, most)
        const now = await painted()
        const blank = missing() / ROW
        found.frames++
        found.longest = Math.max(found.longest, now - last)
        if (now - last > SLOW) found.slow++
        found.blank += blank
        found.blankest = Math.max(found.blankest, blank)
        last = now
      }
      return found
    },
  }
}

/** A plain list of trainings in one library. */
export const stageOf = (library: Pick<Library<readonly Entry[]>, 'draw' | 'rows' | 'scroller'>) =>
  tableStage({ ...library, make: entriesOf, count: ({ length }) => length })
