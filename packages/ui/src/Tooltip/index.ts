export { Tooltip, tooltipPlacements } from './Tooltip.tsx'
