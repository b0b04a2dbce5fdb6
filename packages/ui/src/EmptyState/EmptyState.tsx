import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { Illustration, type IllustrationProps } from '../Illustration/index.ts'
import { empty, sign, step, words } from './EmptyState.css.ts'

export interface EmptyStateProps extends ElementProps {
  /** What is missing. */
  title: string
  /** What belongs here, and how to add it. */
  children?: ReactNode
  /** The button or link for the first step. */
  action?: ReactNode
  /** Default none. */
  icon?: IconName
  /** An illustration instead of the icon, where the empty state fills a page or list. Default none. */
  picture?: IllustrationProps['name']
}

/** Replaces an empty list. Explains what belongs there and offers the first step. */
export const EmptyState = ({ title, children, action, icon, picture, ...element }: EmptyStateProps) => (
  <div className={empty} {...element}>
    {picture && <Illustration name={picture} />}
    {icon && !picture && (
      <span className={sign}>
        <Icon name={icon} size="large" />
      </span>
    )}
    <Heading level={2} size="large">
      {title}
    </Heading>
    {children && <div className={words}>{children}</div>}
    {action && <div className={step}>{action}</div>}
  </div>
)
