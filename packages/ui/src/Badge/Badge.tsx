import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { badge, toneStyles } from './Badge.css.ts'

/** `neutral` for kinds and counts; the four tones only where the words mean that state. */
export const badgeTones = ['neutral', 'success', 'warning', 'danger', 'info'] as const

export interface BadgeProps extends ElementProps {
  /** A word or a figure. */
  children: ReactNode
  /** Default `neutral`. */
  tone?: (typeof badgeTones)[number]
}

/** A small mark of kind or number beside a name; a record's state is a Status. */
export const Badge = ({ children, tone = 'neutral', ...element }: BadgeProps) => (
  <span className={`${badge} ${toneStyles[tone]}`} {...element}>
    {children}
  </span>
)
