export { iconSizes } from './Glyph.tsx'
export { Icon, type IconName, type IconProps, iconNames, mirroredIcons } from './Icon.tsx'
