import { useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { NavPlace, type Place } from './NavPlace.tsx'
import { group, heading, list } from './SideNav.css.ts'

/** Places that belong together. */
export interface PlaceGroup {
  readonly id: string
  /** A noun over them; the places that need none come first. */
  readonly label?: string
  readonly places: readonly Place[]
}

interface NavGroupProps extends PlaceGroup {
  /** Only the pictures; the heading is a line. Default `false`. */
  isFolded?: boolean | undefined
}

/** One group of a SideNav; nothing where it has no places. */
export const NavGroup = ({ label, places, isFolded }: NavGroupProps) => {
  const id = useId()
  if (places.length === 0) return null
  const words = label && <p id={id}>{label}</p>
  return (
    <div className={group}>
      {words && (isFolded ? <VisuallyHidden>{words}</VisuallyHidden> : <div className={heading}>{words}</div>)}
      <ul aria-labelledby={label && id} className={list}>
        {places.map(place => (
          <li key={place.id}>
            <NavPlace {...place} isFolded={isFolded} />
          </li>
        ))}
      </ul>
    </div>
  )
}
