import { useId } from 'react'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { NavItem, type NavTarget } from './NavItem.tsx'
import { group, heading, list } from './SideNav.css.ts'

/** Targets that belong together. */
export interface NavTargetGroup {
  readonly id: string
  /** A noun over them; the targets that need none come first. */
  readonly label?: string
  readonly targets: readonly NavTarget[]
}

interface NavGroupProps extends NavTargetGroup {
  /** Only the pictures; the heading is a line. Default `false`. */
  isFolded?: boolean | undefined
}

/** One group of a SideNav; nothing where it has no targets. */
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
