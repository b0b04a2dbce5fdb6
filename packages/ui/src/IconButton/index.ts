export { IconButton, type IconButtonProps, iconButtonSizes } from './IconButton.tsx'
