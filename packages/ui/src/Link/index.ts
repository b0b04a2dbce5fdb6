export { Link, linkVariants } from './Link.tsx'
