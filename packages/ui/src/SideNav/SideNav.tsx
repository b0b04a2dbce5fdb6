import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ElementProps } from '../element/index.ts'
import { NavGroup, type NavTargetGroup } from './NavGroup.tsx'
import { foot, nav, scroller } from './SideNav.css.ts'

export interface SideNavProps extends ElementProps {
  /** The accessible name of the navigation landmark. */
  label: string
  /** The targets by group, most used first. Groups without targets aren't shown. */
  groups: readonly NavTargetGroup[]
  /** Always visible at the bottom: settings and logout, as NavItem. */
  footer?: ReactNode
  /** Shows icons only, with their labels as tooltips. Default `false`. */
  isFolded?: boolean
}

// Sets scrollTop directly, because scrollIntoView would scroll the page too. Centring keeps the item visible when
// counts arrive and labels above it wrap.
const showCurrent = (scroller: HTMLElement) => {
  const target = scroller.querySelector('[aria-current]')?.getBoundingClientRect()
  const box = scroller.getBoundingClientRect()
  if (target && (target.top < box.top || target.bottom > box.bottom))
    scroller.scrollTop += (target.top + target.bottom - box.top - box.bottom) / 2
}

/** The portal's pages in groups. The current one is marked and scrolled into view. */
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
