export { TopBar } from './TopBar.tsx'
export { TopSearch } from './TopSearch.tsx'
