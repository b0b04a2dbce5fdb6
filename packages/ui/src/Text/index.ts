export { Text, type TextProps, textSizes, textTones } from './Text.tsx'
