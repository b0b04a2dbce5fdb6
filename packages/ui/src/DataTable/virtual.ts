import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'

type Options<Scroller extends Element | Window> = VirtualizerOptions<Scroller, HTMLTableRowElement>
type Sides = 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
type Place = 'initialOffset' | 'initialRect' | 'scrollMargin'

/** What a table tells its window on every drawing. */
export interface RowPlan {
  readonly count: number
  /** Has to stay the same function as long as the rows do. */
  readonly keyOf: (index: number) => string
  /** A row that stays drawn wherever the list is scrolled to: the one with the focus. */
  readonly kept: number | undefined
  readonly onChange: (isScrolling: boolean) => void
}

const OVERSCAN = 6

const windowOn = <Scroller extends Element | Window>(
  scroller: Scroller,
  sides: Pick<Options<Scroller>, Sides> & Pick<Options<Scroller>, Place>,
  drawn: VirtualItem[],
  estimate: number,
) => {
  let extract = { kept: -1, range: defaultRangeExtractor }
  const optionsOf = ({ count, keyOf, kept = -1, onChange }: RowPlan): Options<Scroller> => {
    if (extract.kept !== kept)
      extract = {
        kept,
        range: range => {
          const found = defaultRangeExtractor(range)
          if (kept < 0 || kept >= count || found.includes(kept)) return found
          return [...found, kept].sort((a, b) => a - b)
        },
      }
    return {
      ...sides,
      count,
      estimateSize: () => estimate,
      getItemKey: keyOf,
      getScrollElement: () => scroller,
      initialMeasurementsCache: drawn,
      onChange: (_, isScrolling) => onChange(isScrolling),
      overscan: OVERSCAN,
      rangeExtractor: extract.range,
      useScrollendEvent: true,
    }
  }
  let core: Virtualizer<Scroller, HTMLTableRowElement> | undefined
  const plan = (told: RowPlan) => {
    const options = optionsOf(told)
    if (core) core.setOptions(options)
    else core = new Virtualizer(options)
  }
  return {
    plan,
    /** The rows to draw, and the room they and the others take. */
    items: () => core?.getVirtualItems() ?? [],
    start: sides.scrollMargin ?? 0,
    total: () => core?.getTotalSize() ?? 0,
    measure: (row: HTMLTableRowElement | null) => core?.measureElement(row),
    mount: () => core?._didMount(),
    settle: () => core?._willUpdate(),
  }
}

export type RowWindow = ReturnType<typeof windowOn>

/** Draws only the rows in view: of a frame that scrolls by itself, else of the page. */
export const windowOver = (body: HTMLTableSectionElement, frame: HTMLElement | null, estimate: number): RowWindow => {
  let end = 0
  const drawn = [...body.rows].flatMap(row => {
    const { index, key } = row.dataset
    if (index === undefined || key === undefined) return []
    const size = row.offsetHeight
    end += size
    return { index: Number(index), key, start: end - size, end, size, lane: 0 }
  })
  const top = body.getBoundingClientRect().top
  if (frame) {
    const { scrollTop, clientWidth: width, clientHeight: height } = frame
    const place = {
      initialOffset: scrollTop,
      initialRect: { width, height },
      scrollMargin: top - frame.getBoundingClientRect().top + scrollTop,
    }
    const sides = { observeElementRect, observeElementOffset, scrollToFn: elementScroll }
    return windowOn(frame, { ...sides, ...place }, drawn, estimate)
  }
  const { scrollY, innerWidth: width, innerHeight: height } = window
  const place = { initialOffset: scrollY, initialRect: { width, height }, scrollMargin: top + scrollY }
  const sides = {
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
  }
  return windowOn(window, { ...sides, ...place }, drawn, estimate)
}
