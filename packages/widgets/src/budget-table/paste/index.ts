export { parseBlock } from './parse-block.ts'
export { type Plan, type PlannedCell, planPaste } from './plan-paste.ts'
