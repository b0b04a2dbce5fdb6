import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { arrow } from '../Icon/paths.ts'
import { Link } from '../Link/index.ts'
import { change as changeStyles, figure, label as labelStyle, stat, turns } from './Stat.css.ts'

/** Which way a figure went. */
export const statDirections = ['up', 'down', 'same'] as const

/** What a change means: more is not always better. */
export const statTones = ['neutral', 'success', 'warning', 'danger'] as const

/** How a figure moved, in words. */
export interface StatChange {
  /** The words ("12 more than in October"); a whole sentence, with amounts in Money. */
  readonly text: ReactNode
  /** Which way. Default `same`, which draws no arrow. */
  readonly direction?: (typeof statDirections)[number]
  /** Default `neutral`. */
  readonly tone?: (typeof statTones)[number]
}

export interface StatProps extends ElementProps {
  /** What is counted. */
  label: string
  /** The figure: a text, Money or the like. */
  value: ReactNode
  /** How it moved. Default none. */
  change?: StatChange
  /** Where the rows are that sum to it. Default none. */
  href?: string
}

/** One figure that matters, with what it counts above it and how it moved below. */
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
