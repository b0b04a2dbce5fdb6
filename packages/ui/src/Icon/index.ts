export { iconSizes } from './Glyph.tsx'
export { Icon, type IconName, iconNames, mirroredIcons } from './Icon.tsx'
