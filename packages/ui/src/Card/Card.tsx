import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Heading, type headingLevels } from '../Heading/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { actions as actionsStyle, card, head, opener } from './Card.css.ts'

export interface CardProps extends ElementProps {
  /** Its heading. */
  title: string
  /** The heading's level. Default `3`. */
  level?: (typeof headingLevels)[number]
  /** What matters about it. */
  children?: ReactNode
  /** A Status or Badge beside the heading. */
  status?: ReactNode
  /** Where it opens; then the whole card can be pressed. Default nowhere. */
  href?: string
  /** Buttons at its foot. */
  actions?: ReactNode
}

/** One of a few things to choose among, such as trainings to enrol in. Never a box around a part of a page, and never in another. */
export const Card = ({ title, level = 3, children, status, href, actions, ...element }: CardProps) => {
  const follow = useLinkClick(href ?? '')
  const opens = href && follow
  return (
    <article className={card} data-opens={opens ? '' : undefined} {...element}>
      <div className={head}>
        <Heading level={level}>
          {opens ? (
            <a className={opener} href={href} onClick={follow}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {status}
      </div>
      {children}
      {actions && <div className={actionsStyle}>{actions}</div>}
    </article>
  )
}
