export { Pagination } from './Pagination.tsx'
export { pagesToShow } from './pages.ts'
