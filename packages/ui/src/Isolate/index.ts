export { Isolate } from './Isolate.tsx'
