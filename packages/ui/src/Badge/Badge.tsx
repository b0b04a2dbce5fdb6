import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { badge, toneStyles } from './Badge.css.ts'

/** `neutral` marks kinds and counts. Use the other tones only where the words mean that state. */
export const badgeTones = ['neutral', 'success', 'warning', 'danger', 'info'] as const

export interface BadgeProps extends ElementProps {
  /** A word or a number. */
  children: ReactNode
  /** Default `neutral`. */
  tone?: (typeof badgeTones)[number]
}

/** A small label or count beside a name. Use Status for a record's state. */
export const Badge = ({ children, tone = 'neutral', ...element }: BadgeProps) => (
  <span className={`${badge} ${toneStyles[tone]}`} {...element}>
    {children}
  </span>
)
