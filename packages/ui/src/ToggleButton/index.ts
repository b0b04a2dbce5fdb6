export { ToggleButton, toggleButtonSizes } from './ToggleButton.tsx'
export { ToggleButtonGroup, type ToggleChoice } from './ToggleButtonGroup.tsx'
