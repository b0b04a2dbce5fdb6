import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { aligns, inline, spreads, wraps } from './Inline.css.ts'

/** Alignment across the line. */
export const inlineAligns = ['center', 'baseline', 'start', 'end'] as const

/** Distribution along the line. */
export const inlineSpreads = ['start', 'end', 'between', 'center'] as const

export interface InlineProps extends ElementProps {
  children: ReactNode
  /** The gap between children. Default `small` (8 px). */
  gap?: Gap
  /** Default `center`. */
  align?: (typeof inlineAligns)[number]
  /** Default `start`. */
  spread?: (typeof inlineSpreads)[number]
  /** Whether the line wraps. Default `true`. */
  wrap?: boolean
}

/** Lays out its children in a row, in text direction. */
export const Inline = ({
  children,
  gap = 'small',
  align = 'center',
  spread = 'start',
  wrap = true,
  ...element
}: InlineProps) => (
  <div
    className={`${inline} ${gaps[gap]} ${aligns[align]} ${spreads[spread]} ${wraps[wrap ? 'yes' : 'no']}`}
    {...element}
  >
    {children}
  </div>
)
