import { defaultRangeExtractor, type Range, Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual'

type Options<Scroller extends Element | Window> = VirtualizerOptions<Scroller, HTMLTableRowElement>

/** The scroll container, and how to observe it. */
export interface Scrolling<Scroller extends Element | Window>
  extends Pick<Options<Scroller>, 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'>,
    Required<Pick<Options<Scroller>, 'initialOffset' | 'initialRect'>> {
  readonly scroller: Scroller
  /** The first row's offset within the scroll container. */
  readonly startOf: (body: HTMLTableSectionElement) => number
}

/** The table's input to its virtualiser on every render. */
export interface RowPlan {
  readonly count: number
  /** Must keep its identity while the rows stay the same. */
  readonly keyOf: (index: number) => string
  /** Index of the focused row, which stays rendered at any scroll position. Negative if there is none. */
  readonly pinned: number
  /** Called when the rendered rows must change, synchronously during scrolling. */
  readonly onChange: (isAtOnce: boolean) => void
}

/** Rows rendered beyond the viewport, at each end. */
const OVERSCAN = 6

const withPinned = (pinned: number) => (range: Range) => {
  const found = defaultRangeExtractor(range)
  if (pinned < 0 || pinned >= range.count || found.includes(pinned)) return found
  return [...found, pinned].sort((a, b) => a - b)
}

const heightOf = (row: HTMLTableRowElement) => row.getBoundingClientRect().height

/** Virtualises rows with TanStack Virtual. Rows that are already visible don't move. */
export const rowWindow = <Scroller extends Element | Window>(
  body: HTMLTableSectionElement,
  { scroller, startOf, ...scrolling }: Scrolling<Scroller>,
) => {
  const rendered = [...body.rows].filter(({ dataset }) => dataset.index).map(heightOf)
  const estimate = rendered[0] ?? 0
  let start = startOf(body)
  let core: Virtualizer<Scroller, HTMLTableRowElement> | undefined
  let last = { pinned: -1, rangeExtractor: withPinned(-1) }
  let change: RowPlan['onChange'] = () => undefined
  let drawn = ''
  let isMeasuring = false
  const optionsOf = ({ count, keyOf }: RowPlan): Options<Scroller> => ({
    ...scrolling,
    count,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    getScrollElement: () => scroller,
    // Keeps fractions of a pixel. Rounding would shift all other rows when this row leaves.
    measureElement: (row, entry) => entry?.borderBoxSize[0]?.blockSize ?? heightOf(row),
    onChange: ({ range, getTotalSize }, isAtOnce) => {
      const now = `${range?.startIndex} ${range?.endIndex} ${getTotalSize()}`
      if (now !== drawn) change(isAtOnce && !isMeasuring)
      drawn = now
    },
    overscan: OVERSCAN,
    rangeExtractor: last.rangeExtractor,
    scrollMargin: start,
    useScrollendEvent: true,
  })
  const firstOptionsOf = (plan: RowPlan) => {
    let end = start
    const initialMeasurementsCache = rendered.slice(0, plan.count).map((size, index) => {
      end += size
      return { index, key: plan.keyOf(index), start: end - size, end, size, lane: 0 }
    })
    return { ...optionsOf(plan), initialMeasurementsCache }
  }
  return {
    start: () => start,
    plan: (plan: RowPlan) => {
      // A new function would make the virtualiser recalculate all rows.
      if (last.pinned !== plan.pinned) last = { pinned: plan.pinned, rangeExtractor: withPinned(plan.pinned) }
      change = plan.onChange
      if (core) core.setOptions(optionsOf(plan))
      else core = new Virtualizer(firstOptionsOf(plan))
    },
    items: () => core?.getVirtualItems() ?? [],
    total: () => core?.getTotalSize() ?? 0,
    measure: (row: HTMLTableRowElement | null) => {
      isMeasuring = true
      core?.measureElement(row)
      isMeasuring = false
    },
    mount: () => core?._didMount(),
    /** Call after each render. Content above the table may have changed its height. */
    settle: () => {
      core?._willUpdate()
      const now = startOf(body)
      if (Math.abs(now - start) < 1) return
      start = now
      change(false)
    },
  }
}

export type RowWindow = ReturnType<typeof rowWindow>
