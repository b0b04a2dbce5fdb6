import { useId } from 'react'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { NavItem, type NavTarget } from './NavItem.tsx'
import { group, heading, list } from './SideNav.css.ts'

export interface NavTargetGroup {
  readonly id: string
  /** The group's heading, a noun. Groups without one come first. */
  readonly label?: string
  readonly targets: readonly NavTarget[]
}

interface NavGroupProps extends NavTargetGroup {
  /** Shows icons only, and a line instead of the heading. Default `false`. */
  isFolded?: boolean | undefined
}

/** A group of a SideNav. Renders nothing without targets. */
export const NavGroup = ({ label, targets, isFolded }: NavGroupProps) => {
  const id = useId()
  if (targets.length === 0) return null
  const words = label && (
    <p className={plain} id={id}>
      {label}
    </p>
  )
  return (
    <div className={group}>
      {words && (isFolded ? <VisuallyHidden>{words}</VisuallyHidden> : <div className={heading}>{words}</div>)}
      <ul aria-labelledby={label && id} className={list}>
        {targets.map(target => (
          <li className={plain} key={target.id}>
            <NavItem {...target} isFolded={isFolded} />
          </li>
        ))}
      </ul>
    </div>
  )
}
