export { Pagination, type PaginationProps, pagesToShow } from './Pagination.tsx'
