export { scrollAxes } from './edges-of.ts'
export { ScrollArea, type ScrollAreaProps, scrollHeights } from './ScrollArea.tsx'
