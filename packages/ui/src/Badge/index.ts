export { Badge, badgeTones } from './Badge.tsx'
