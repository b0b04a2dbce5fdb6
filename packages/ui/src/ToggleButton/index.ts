export { ToggleButton, type ToggleButtonProps, toggleButtonSizes } from './ToggleButton.tsx'
export { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleChoice } from './ToggleButtonGroup.tsx'
