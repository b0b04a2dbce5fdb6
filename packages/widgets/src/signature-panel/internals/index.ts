// For tests and measures alone: the parts behind the panel.
export { PenArea } from '../drawing/PenArea.tsx'
export { pointAt, thinned, withStroke } from '../drawing/points.ts'
export { changedItems, newestOf } from '../model/content.ts'
