export { FilterBar } from './FilterBar.tsx'
export type { Filter } from './FilterChip.tsx'
