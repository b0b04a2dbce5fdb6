import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { aligns, inline, spreads, wraps } from './Inline.css.ts'

/** The alignment of the children across the line. */
export const inlineAligns = ['center', 'baseline', 'start', 'end'] as const

/** The alignment of the children along the line. */
export const inlineSpreads = ['start', 'end', 'between', 'center'] as const

export interface InlineProps extends ElementProps {
  children: ReactNode
  /** Distance between the children. Default `small` (8 px). */
  gap?: Gap
  /** Default `center`. */
  align?: (typeof inlineAligns)[number]
  /** Default `start`. */
  spread?: (typeof inlineSpreads)[number]
  /** Whether the line may break. Default `true`. */
  wrap?: boolean
}

/** Sets its children beside each other, in the direction of the text. */
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
