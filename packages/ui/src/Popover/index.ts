export { Popover, popoverPlacements, popoverTriggers } from './Popover.tsx'
