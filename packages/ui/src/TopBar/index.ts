export { TopBar, type TopBarProps } from './TopBar.tsx'
export { TopSearch, type TopSearchProps } from './TopSearch.tsx'
