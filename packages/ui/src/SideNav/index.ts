export type { NavTargetGroup } from './NavGroup.tsx'
export { NavItem, type NavItemProps, type NavTarget } from './NavItem.tsx'
export { SideNav, type SideNavProps } from './SideNav.tsx'
