export { Meter } from './Meter.tsx'
