// Exports internals for tests and benchmarks only.
export { PenArea } from '../drawing/PenArea.tsx'
export { pointAt, thinned, withStroke } from '../drawing/points.ts'
export { changedItems, newestOf } from '../model/content.ts'
