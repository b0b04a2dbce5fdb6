import type { ReactNode } from 'react'
import { badge, toneStyles } from '../Badge/Badge.css.ts'
import type { ElementProps } from '../element/index.ts'
import { sign } from './Status.css.ts'

/** `neutral` is not started or closed, `info` in progress, `success` reached, `warning` waiting, `danger` failed. */
export const statusTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/** Ring, half disc, disc, diamond, and square. */
const shapes = {
  neutral: 'M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  info: 'M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5 2a3 3 0 0 0 0 6z',
  success: 'M1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  warning: 'M5 .5L9.5 5 5 9.5.5 5z',
  danger: 'M1.5 1.5h7v7h-7z',
}

export interface StatusProps extends ElementProps {
  /** The state, as text. */
  children: ReactNode
  /** Default `neutral`. */
  tone?: (typeof statusTones)[number]
}

/** A record's state: text, plus a shape and a colour that say the same. */
export const Status = ({ children, tone = 'neutral', ...element }: StatusProps) => (
  <span className={`${badge} ${toneStyles[tone]}`} {...element}>
    <svg aria-hidden="true" className={sign} viewBox="0 0 10 10">
      <path d={shapes[tone]} fillRule="evenodd" />
    </svg>
    {children}
  </span>
)
