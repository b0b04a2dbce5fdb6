export { stepOf } from './step-of.ts'
