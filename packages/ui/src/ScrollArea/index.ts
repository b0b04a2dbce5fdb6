export { ScrollArea, scrollAxes, scrollHeights } from './ScrollArea.tsx'
