export { StickyHeader } from './StickyHeader.tsx'
export { useScrolled } from './use-scrolled.ts'
