import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ElementProps } from '../element/index.ts'
import { NavGroup, type NavTargetGroup } from './NavGroup.tsx'
import { foot, nav, scroller } from './SideNav.css.ts'

export interface SideNavProps extends ElementProps {
  /** Names it for screen readers. */
  label: string
  /** Where one can go, in the order of use; a group without targets is not shown. */
  groups: readonly NavTargetGroup[]
  /** At its foot, always in view: settings and logout, as NavItem. */
  footer?: ReactNode
  /** Only the pictures; the words become tips. Default `false`. */
  isFolded?: boolean
}

// By itself, because scrollIntoView would scroll the page too. To the middle, so that it stays in view when counts come
// and labels above it take a second line.
const showCurrent = (scroller: HTMLElement) => {
  const target = scroller.querySelector('[aria-current]')?.getBoundingClientRect()
  const box = scroller.getBoundingClientRect()
  if (target && (target.top < box.top || target.bottom > box.bottom))
    scroller.scrollTop += (target.top + target.bottom - box.top - box.bottom) / 2
}

/** The portal's pages under each other in groups, the current one marked and in view. */
export const SideNav = ({ label, groups, footer, isFolded, ...element }: SideNavProps) => {
  const scrolled = useRef<HTMLDivElement>(null)
  const current = groups.flatMap(({ targets }) => targets).find(({ isCurrent }) => isCurrent)?.id
  useLayoutEffect(() => {
    if (current && scrolled.current) showCurrent(scrolled.current)
  }, [current])
  return (
    <nav aria-label={label} className={nav} data-folded={isFolded ? '' : undefined} {...element}>
      <div className={scroller} ref={scrolled}>
        {groups.map(group => (
          <NavGroup {...group} isFolded={isFolded} key={group.id} />
        ))}
      </div>
      {footer && <div className={foot}>{footer}</div>}
    </nav>
  )
}
