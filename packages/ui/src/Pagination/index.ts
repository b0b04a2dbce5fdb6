export { Pagination, type PaginationProps } from './Pagination.tsx'
export { pagesToShow } from './pages.ts'
