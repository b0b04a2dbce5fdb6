export { iconSizes } from './Glyph.tsx'
export { Icon, type IconName, iconNames } from './Icon.tsx'
