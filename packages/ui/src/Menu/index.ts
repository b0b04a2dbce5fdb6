export { Menu, type MenuProps, menuTriggers } from './Menu.tsx'
export type { MenuChoice } from './MenuLine.tsx'
