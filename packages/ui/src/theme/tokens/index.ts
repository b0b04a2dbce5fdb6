export { gapSteps } from '../gaps.ts'
export { layer, media, radius, shadow, space, stroke, swift, type, wash, weight, width } from '../scale.ts'
