export { scrollAxes } from './edges-of.ts'
export { ScrollArea, scrollHeights } from './ScrollArea.tsx'
