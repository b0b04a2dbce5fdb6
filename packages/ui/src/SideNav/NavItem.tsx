import { Icon, type IconName } from '../Icon/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { label as labelStyle, sign, target, words } from './SideNav.css.ts'

export interface NavTarget {
  readonly id: string
  /** A noun. */
  readonly label: string
  readonly icon: IconName
  /** Where it leads; a target without an address is a button. */
  readonly href?: string
  /** For targets that do something instead, such as logout. */
  readonly onPress?: () => void
  /** Whether one is there now. Default `false`. */
  readonly isCurrent?: boolean
}

interface NavItemProps extends NavTarget {
  /** Only the picture. Default `false`. */
  isFolded?: boolean | undefined
}

/** One item of a SideNav. */
export const NavItem = ({ label, icon, href = '', onPress, isCurrent, isFolded }: NavItemProps) => {
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
    </>
  )
  const tip = isFolded ? label : undefined
  return href ? (
    <a
      aria-current={isCurrent ? 'page' : undefined}
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
