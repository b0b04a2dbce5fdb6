import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { arrow } from '../Icon/paths.ts'
import { Link } from '../Link/index.ts'
import { change as changeStyles, figure, label as labelStyle, stat, turns } from './Stat.css.ts'

/** The direction of a change. */
export const statDirections = ['up', 'down', 'same'] as const

/** The meaning of a change: more isn't always better. */
export const statTones = ['neutral', 'success', 'warning', 'danger'] as const

/** How a number changed. */
export interface StatChange {
  /** A complete phrase ("12 more than in October"). Use Money for amounts. */
  readonly text: ReactNode
  /** The direction. Default `same`, which draws no arrow. */
  readonly direction?: (typeof statDirections)[number]
  /** Default `neutral`. */
  readonly tone?: (typeof statTones)[number]
}

export interface StatProps extends ElementProps {
  /** What is counted. */
  label: string
  /** The number, as text or as a component such as Money. */
  value: ReactNode
  /** How the number changed. Default none. */
  change?: StatChange
  /** The address of the rows that make up the number. Default none. */
  href?: string
}

/** One key number, with its label above and its change below. */
export const Stat = ({ label, value, change, href, ...element }: StatProps) => {
  const { text, direction = 'same', tone = 'neutral' } = change ?? { text: '' }
  return (
    <div className={stat} {...element}>
      <span className={labelStyle}>{href ? <Link href={href}>{label}</Link> : label}</span>
      <bdi className={figure}>{value}</bdi>
      {change && (
        <span className={changeStyles[tone]}>
          {direction !== 'same' && (
            <span className={turns[direction]}>
              <Glyph path={arrow} size="small" />
            </span>
          )}
          <span>{text}</span>
        </span>
      )}
    </div>
  )
}
