export { Text, textSizes, textTones } from './Text.tsx'
