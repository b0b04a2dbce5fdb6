import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { edges } from './edges.css.ts'
import type { scrollAxes } from './edges-of.ts'
import { axes, contents, heights } from './ScrollArea.css.ts'
import { useEdges } from './use-edges.ts'

/** The height of the content, or at most 192, 384, or 640 px. */
export const scrollHeights = ['content', 'small', 'medium', 'large'] as const

export interface ScrollAreaProps extends ElementProps {
  /** The region's accessible name. */
  label: string
  children: ReactNode
  /** Default `block`. */
  axis?: (typeof scrollAxes)[number]
  /** Default `content`. */
  height?: (typeof scrollHeights)[number]
}

/** Scrolls content that is too large, with a shadow where there is more. It's focusable only when it scrolls. */
export const ScrollArea = ({ label, children, axis = 'block', height = 'content', ...element }: ScrollAreaProps) => {
  const { ref, isOver, marks } = useEdges(axis)
  return (
    <div className={edges[axis]} {...marks} {...element}>
      <div
        className={`${axes[axis]} ${heights[height]}`}
        ref={ref}
        {...(isOver && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <div className={contents[axis]}>{children}</div>
      </div>
    </div>
  )
}
