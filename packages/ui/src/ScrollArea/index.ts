export { ScrollArea, scrollHeights } from './ScrollArea.tsx'
export { scrollAxes } from './use-edges.ts'
