export { Stat, type StatChange, statDirections, statTones } from './Stat.tsx'
