import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { early, pane, ratios, split } from './Split.css.ts'

/** How two panes share a wide screen. */
export const splitRatios = ['even', 'wide-start', 'wide-end'] as const

export interface SplitProps extends ElementProps {
  /** The pane where reading begins. */
  start: ReactNode
  /** The pane beside it, under it on phones. */
  end: ReactNode
  /** Default `even`. */
  ratio?: (typeof splitRatios)[number]
  /** Default `large`. */
  gap?: Gap
  /** Puts the end pane over the other on phones; only when nothing in it takes the focus. Default `false`. */
  isEndFirst?: boolean
}

/** Two panes that belong to each other: a list and its detail, facts and their history. */
export const Split = ({ start, end, ratio = 'even', gap = 'large', isEndFirst = false, ...element }: SplitProps) => (
  <div className={`${split} ${ratios[ratio]} ${gaps[gap]}`} {...element}>
    <div className={pane}>{start}</div>
    <div className={isEndFirst ? `${pane} ${early}` : pane}>{end}</div>
  </div>
)
