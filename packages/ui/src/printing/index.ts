export { usePrinting } from '../DataTable/window/use-printing.ts'
