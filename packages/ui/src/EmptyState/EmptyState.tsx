import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { Illustration, type IllustrationProps } from '../Illustration/index.ts'
import { empty, sign, step, words } from './EmptyState.css.ts'

export interface EmptyStateProps extends ElementProps {
  /** What is not here yet. */
  title: string
  /** What would be shown here, and how it is added. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
  /** Default none. */
  icon?: IconName
  /** A picture in place of the icon, where the empty place has a page or a list to itself. Default none. */
  picture?: IllustrationProps['name']
}

/** In place of a list that has nothing yet: says what this is and offers the first step. */
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
