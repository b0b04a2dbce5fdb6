import { Icon, type IconName } from '../Icon/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { label as labelStyle, sign, target, waiting, words } from './SideNav.css.ts'

export interface NavTarget {
  readonly id: string
  /** A noun. */
  readonly label: string
  readonly icon: IconName
  /** The address. A target without one renders a button. */
  readonly href?: string
  /** For targets that run an action instead, such as logging out. */
  readonly onPress?: () => void
  /** Whether the target is the current page. Default `false`. */
  readonly isCurrent?: boolean
  /** The number of pending items, as a figure and as text for screen readers. Default none. */
  readonly count?: { readonly figure: string; readonly words: string } | undefined
}

export interface NavItemProps extends NavTarget {
  /** Shows the icon only. Default `false`. */
  isFolded?: boolean | undefined
}

export const NavItem = ({ label, icon, href = '', onPress, isCurrent, isFolded, count }: NavItemProps) => {
  const follow = useLinkClick(href)
  const face = (
    <>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      {isFolded ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={labelStyle} data-words={label}>
          <span className={words}>{label}</span>
        </span>
      )}
      {count && (
        <span aria-hidden="true" className={waiting}>
          {!isFolded && count.figure}
        </span>
      )}
    </>
  )
  const tip = isFolded ? [label, count?.words].filter(Boolean).join(', ') : undefined
  return href ? (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={count?.words}
      className={target}
      href={href}
      onClick={event => {
        follow?.(event)
        onPress?.()
      }}
      title={tip}
    >
      {face}
    </a>
  ) : (
    <button className={target} onClick={onPress} title={tip} type="button">
      {face}
    </button>
  )
}
