export { ScrollArea, scrollHeights } from './ScrollArea.tsx'
export { scrollAxes } from './edges-of.ts'
