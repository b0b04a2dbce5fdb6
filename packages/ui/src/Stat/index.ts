export { Stat, type StatChange, type StatProps, statDirections, statTones } from './Stat.tsx'
