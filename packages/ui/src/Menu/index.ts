export { Menu, menuTriggers } from './Menu.tsx'
export type { MenuChoice } from './MenuLine.tsx'
