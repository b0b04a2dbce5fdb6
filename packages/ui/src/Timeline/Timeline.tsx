import type { ReactNode } from 'react'
import type { badgeTones } from '../Badge/index.ts'
import { Isolate } from '../Isolate/index.ts'
import { body as bodyStyle, dots, event, list, when } from './Timeline.css.ts'

export interface TimelineEvent {
  readonly id: string
  /** What happened, in words. */
  readonly title: ReactNode
  /** When; a DateText. */
  readonly at?: ReactNode
  /** Who did it. */
  readonly by?: string
  /** What was said. */
  readonly body?: ReactNode
  /** Default `neutral`. */
  readonly tone?: (typeof badgeTones)[number]
}

interface TimelineProps {
  /** Names it for those who listen. */
  label: string
  /** In their order, usually the newest first. */
  events: readonly TimelineEvent[]
}

/** What happened to a record, and who did it. */
export const Timeline = ({ label, events }: TimelineProps) => (
  <ol aria-label={label} className={list}>
    {events.map(({ id, title, at, by, body, tone = 'neutral' }) => (
      <li className={event} key={id}>
        <span className={dots[tone]} />
        <div>{title}</div>
        <div className={when}>
          {by && <Isolate direction="auto">{by}</Isolate>}
          {at}
        </div>
        {body && <div className={bodyStyle}>{body}</div>}
      </li>
    ))}
  </ol>
)
