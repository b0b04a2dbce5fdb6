export { type Plan, type PlannedCell, planPaste } from './plan-paste.ts'
