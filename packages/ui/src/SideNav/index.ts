export type { NavTargetGroup } from './NavGroup.tsx'
export { NavItem, type NavTarget } from './NavItem.tsx'
export { SideNav } from './SideNav.tsx'
