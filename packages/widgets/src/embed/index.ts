export type { FrameState } from './frame-state.ts'
export { renderFrame } from './render.tsx'
export { takeOver } from './take-over.tsx'
