export { StickyHeader, type StickyHeaderProps } from './StickyHeader.tsx'
export { useScrolled } from './use-scrolled.ts'
