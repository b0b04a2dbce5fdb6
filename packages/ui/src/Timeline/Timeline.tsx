import type { ReactNode } from 'react'
import type { badgeTones } from '../Badge/index.ts'
import type { ElementProps } from '../element/index.ts'
import { Isolate } from '../Isolate/index.ts'
import { body as bodyStyle, dots, event, list, when } from './Timeline.css.ts'

export interface TimelineEvent {
  readonly id: string
  /** What happened. */
  readonly title: ReactNode
  /** The time, as a DateText. */
  readonly at?: ReactNode
  /** Who did it. */
  readonly by?: ReactNode
  /** The comment. */
  readonly body?: ReactNode
  /** Default `neutral`. */
  readonly tone?: (typeof badgeTones)[number]
}

export interface TimelineProps extends ElementProps {
  /** The list's accessible name. */
  label: string
  /** The events, in order, usually newest first. */
  events: readonly TimelineEvent[]
}

/** A record's history: what happened, and who did it. */
export const Timeline = ({ label, events, ...element }: TimelineProps) => (
  <ol aria-label={label} className={list} {...element}>
    {events.map(({ id, title, at, by, body, tone = 'neutral' }) => (
      <li className={event} key={id}>
        <span className={dots[tone]} />
        <div>{title}</div>
        <div className={when}>
          {typeof by === 'string' ? <Isolate direction="auto">{by}</Isolate> : by}
          {at}
        </div>
        {body && <div className={bodyStyle}>{body}</div>}
      </li>
    ))}
  </ol>
)
