import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Heading, type headingLevels } from '../Heading/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { actions as actionsStyle, card, head, opener } from './Card.css.ts'

export interface CardProps extends ElementProps {
  /** The card's heading. */
  title: string
  /** The heading's level. Default `3`. */
  level?: (typeof headingLevels)[number]
  /** The key facts about the item. */
  children?: ReactNode
  /** A Status or Badge beside the heading. */
  status?: ReactNode
  /** Where the card leads. With it, the whole card is a link. Default none. */
  href?: string
  /** Buttons at the bottom of the card. */
  actions?: ReactNode
}

/** One of a few items to choose from, such as trainings. Not for framing part of a page, and never nested. */
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
