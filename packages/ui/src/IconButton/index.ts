export { IconButton, iconButtonSizes } from './IconButton.tsx'
