export { StickyHeader, type StickyHeaderProps, useScrolled } from './StickyHeader.tsx'
