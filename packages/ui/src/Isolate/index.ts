export { Isolate, type IsolateProps } from './Isolate.tsx'
