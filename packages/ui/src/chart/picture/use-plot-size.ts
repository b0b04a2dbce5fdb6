import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The drawing area, in px. */
export interface PlotSize {
  readonly width: number
  readonly height: number
  /** The height including names. Deciding where names go must use only this, or the layout would depend on itself. */
  readonly fullHeight: number
  /** The height of small text. */
  readonly em: number
  /** Returns the width of small text. */
  readonly measure: (text: string) => number
}

const look = (box: HTMLElement): PlotSize => {
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const em = Number.parseFloat(fontSize)
  return {
    // Not getBoundingClientRect, because a print preview may scale the drawing.
    width: box.clientWidth,
    height: box.clientHeight,
    fullHeight: box.parentElement?.clientHeight ?? box.clientHeight,
    em,
    measure: text => pen?.measureText(text).width ?? text.length * em * 0.6,
  }
}

/** Measures before paint, and again when the box or its fonts change. */
export const usePlotSize = (): { ref: RefObject<HTMLDivElement | null>; plotSize: PlotSize | undefined } => {
  const ref = useRef<HTMLDivElement>(null)
  const [plotSize, setPlotSize] = useState<PlotSize>()
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const read = () => setPlotSize(box.clientWidth > 0 && box.clientHeight > 0 ? look(box) : undefined)
    const watch = new ResizeObserver(() =>
      setPlotSize(before => {
        const isSame = before && before.width === box.clientWidth && before.height === box.clientHeight
        if (isSame) return before
        return box.clientWidth > 0 && box.clientHeight > 0 ? look(box) : undefined
      }),
    )
    read()
    watch.observe(box)
    document.fonts.ready.then(read)
    return () => watch.disconnect()
  }, [])
  return { ref, plotSize }
}
