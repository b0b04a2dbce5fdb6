export { Tooltip, type TooltipProps, tooltipPlacements } from './Tooltip.tsx'
