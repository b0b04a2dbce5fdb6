export { Movable, type MovableProps } from './Movable.tsx'
export { MoveButtons, type MoveButtonsProps } from './MoveButtons.tsx'
export { moved } from './use-drag.ts'
