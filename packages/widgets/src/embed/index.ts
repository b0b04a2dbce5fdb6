export type { FrameState } from './frame-state.ts'
export { hydrateFrame } from './hydrate.tsx'
export { renderFrame } from './render.tsx'
