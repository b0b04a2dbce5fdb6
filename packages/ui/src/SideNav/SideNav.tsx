import type { ReactNode } from 'react'
import { NavPlace, type Place } from './NavPlace.tsx'
import { foot, list, nav } from './SideNav.css.ts'

interface SideNavProps {
  /** Names it for those who listen. */
  label: string
  /** Where one can go, in the order of use. */
  places: readonly Place[]
  /** At its foot: settings and logout, as NavPlace. */
  footer?: ReactNode
  /** Only the pictures; the words become tips. Default `false`. */
  isFolded?: boolean
}

/** The portal's places under each other, the present one marked. */
export const SideNav = ({ label, places, footer, isFolded }: SideNavProps) => (
  <nav aria-label={label} className={nav} data-folded={isFolded ? '' : undefined}>
    <ul className={list}>
      {places.map(place => (
        <li key={place.id}>
          <NavPlace {...place} isFolded={isFolded} />
        </li>
      ))}
    </ul>
    {footer && <div className={foot}>{footer}</div>}
  </nav>
)
