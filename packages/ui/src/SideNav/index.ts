export type { PlaceGroup } from './NavGroup.tsx'
export { NavPlace, type Place } from './NavPlace.tsx'
export { SideNav } from './SideNav.tsx'
