export { Movable } from './Movable.tsx'
export { MoveButtons } from './MoveButtons.tsx'
export { moved } from './use-drag.ts'
