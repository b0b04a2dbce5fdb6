export { usePrinting } from '../DataTable/use-printing.ts'
