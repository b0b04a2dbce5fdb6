export { ScrollArea, type ScrollAreaProps, scrollHeights } from './ScrollArea.tsx'
export { scrollAxes } from './use-edges.ts'
