import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { early, pane, ratios, split } from './Split.css.ts'

/** How two panes share a wide screen. */
export const splitRatios = ['even', 'wide-start', 'wide-end'] as const

export interface SplitProps extends ElementProps {
  /** The pane at the inline start. */
  start: ReactNode
  /** The pane beside it, or below it on phones. */
  end: ReactNode
  /** Default `even`. */
  ratio?: (typeof splitRatios)[number]
  /** Default `large`. */
  gap?: Gap
  /** Moves the end pane above the start pane on phones. Only for panes without focusable content. Default `false`. */
  isEndFirst?: boolean
}

/** Two related panes, such as a list and its detail. */
export const Split = ({ start, end, ratio = 'even', gap = 'large', isEndFirst = false, ...element }: SplitProps) => (
  <div className={`${split} ${ratios[ratio]} ${gaps[gap]}`} {...element}>
    <div className={pane}>{start}</div>
    <div className={isEndFirst ? `${pane} ${early}` : pane}>{end}</div>
  </div>
)
