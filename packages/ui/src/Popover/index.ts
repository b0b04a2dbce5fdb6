export { Popover, type PopoverProps, popoverPlacements, popoverTriggers } from './Popover.tsx'
