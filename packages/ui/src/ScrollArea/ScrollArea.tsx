import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { area, axes, heights } from './ScrollArea.css.ts'

/** Which way it scrolls: along the lines, or down the page. */
export const scrollAxes = ['inline', 'block'] as const

/** As high as its content, or 192, 384 and 640 px at most. */
export const scrollHeights = ['content', 'small', 'medium', 'large'] as const

interface ScrollAreaProps {
  /** Names what scrolls, for those who listen. */
  label: string
  children: ReactNode
  /** Default `block`. */
  axis?: (typeof scrollAxes)[number]
  /** Default `content`. */
  height?: (typeof scrollHeights)[number]
}

/** Scrolls by itself what is too large, with a shadow where there is more; takes the focus only when it does scroll. */
export const ScrollArea = ({ label, children, axis = 'block', height = 'content' }: ScrollAreaProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const [isOver, setIsOver] = useState(false)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => setIsOver(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    const watch = new ResizeObserver(look)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    look()
    return () => watch.disconnect()
  }, [])
  return (
    <div
      className={`${area} ${axes[axis]} ${heights[height]}`}
      ref={ref}
      {...(isOver && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
