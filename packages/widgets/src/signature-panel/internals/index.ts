// For tests alone: the pure parts behind the panel.
export { pointAt, thinned, withStroke } from '../drawing/points.ts'
export { changedItems, newestOf } from '../model/content.ts'
