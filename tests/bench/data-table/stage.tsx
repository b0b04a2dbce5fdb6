import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { type Entry, entriesOf, ROW } from './records.ts'

/** What a scroll was like. */
export interface Scrolled {
  frames: number
  /** Frames that took more than 50 ms. */
  slow: number
  longest: number
  /** Rows that were missing in what was painted, over all frames. */
  blank: number
  /** The most that were missing at once. */
  blankest: number
}

/** What a page of the bench offers to the one who measures. */
export interface TableStage {
  /** Makes the records, so that they are in the heap and out of the time. */
  prepare: (count: number) => void
  /** Renders them and answers how long it took until rows filled the view, layout included (milliseconds). */
  mount: () => Promise<number>
  unmount: () => void
  /** Waits until nothing has changed on the page for half a second of frames. */
  settled: () => Promise<void>
  /** Scrolls down and back up like a person in a hurry, 4,000 px/s. */
  scroll: (milliseconds: number) => Promise<Scrolled>
}

declare global {
  interface Window {
    tables: TableStage
  }
}

interface Library<Data> {
  /** Makes as many records. */
  make: (count: number) => Data
  /** How many rows they are. */
  count: (data: Data) => number
  draw: (data: Data) => ReactNode
  /** Rows of records that are drawn. */
  rows: string
  /** What scrolls; the page, if none. */
  scroller?: string | undefined
  /** What the view ends at; the window's end, if none. */
  end?: string | undefined
}

const SPEED = 4000

/** Three refreshes of the screen are 50 ms, measured to a tenth more or less. */
const SLOW = 50.5

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))

/** After the next painting. */
const painted = () =>
  new Promise<number>(resolve =>
    requestAnimationFrame(time => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(time)
      port2.postMessage(undefined)
    }),
  )

/** There and back again, as often as there is time. */
const placeAt = (time: number, turn: number, most: number) => {
  const way = time < turn ? time : 2 * turn - time
  const length = Math.max(0, way) * (SPEED / 1000)
  const lap = most === 0 ? 0 : length % (2 * most)
  return lap > most ? 2 * most - lap : lap
}

/** Puts a table of one library on the stage; all libraries are asked for the same. */
export const tableStage = <Data,>({ make, count, draw, rows, scroller, end: endAt }: Library<Data>) => {
  let root: Root | undefined
  let data = make(0)
  const scrolled = () => (scroller && document.querySelector(scroller)) || document.documentElement
  /** Pixels of the view in which there should be rows and are none. */
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
        // Between two frames, as a wheel does: the library receives the event before the next one is painted.
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
