import { defaultRangeExtractor, type Range, Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual'

type Options<Scroller extends Element | Window> = VirtualizerOptions<Scroller, HTMLTableRowElement>

/** What scrolls, and how it is listened to. */
export interface Scrolling<Scroller extends Element | Window>
  extends Pick<Options<Scroller>, 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'>,
    Required<Pick<Options<Scroller>, 'initialOffset' | 'initialRect'>> {
  readonly scroller: Scroller
  /** Where the first row begins in it. */
  readonly startOf: (body: HTMLTableSectionElement) => number
}

/** What a table passes to its window on every render. */
export interface RowPlan {
  readonly count: number
  /** Has to stay the same function as long as the rows do. */
  readonly keyOf: (index: number) => string
  /** A row that stays drawn wherever the list is scrolled to: the one with the focus. */
  readonly pinned: number
  /** Called when other rows are to be drawn; at once while it scrolls. */
  readonly onChange: (isAtOnce: boolean) => void
}

/** Drawn beyond what is seen, at both ends. */
const OVERSCAN = 6

const withPinned = (pinned: number) => (range: Range) => {
  const found = defaultRangeExtractor(range)
  if (pinned < 0 || pinned >= range.count || found.includes(pinned)) return found
  return [...found, pinned].sort((a, b) => a - b)
}

const heightOf = (row: HTMLTableRowElement) => row.getBoundingClientRect().height

/** The rows in view of a list, calculated by TanStack Virtual; rows that are already shown do not move. */
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
    // Exact to the fraction: a rounded row would shift all others when it leaves.
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
      // Another function would make it look through all rows again.
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
    /** After each render: what is above the table may have grown or gone. */
    settle: () => {
      core?._willUpdate()
      const now = startOf(body)
      if (Math.abs(now - start) < 1) return
      start = now
      change(false)
    },
  }
}

/** Which rows are in view. */
export type RowWindow = ReturnType<typeof rowWindow>
