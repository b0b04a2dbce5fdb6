// Exports internals for tests and benchmarks only.
export { PenArea } from '../drawing/PenArea.tsx'
export { pointAt, thinned, withStroke } from '../drawing/points.ts'
export { newestOf } from '../use-panel.ts'
export { changedItems } from '../view/revision/content.ts'
