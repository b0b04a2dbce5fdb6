import { chosen } from './controls/chosen.tsx'
import { filled } from './controls/filled.tsx'
import { pressed } from './controls/pressed.tsx'

/** Every control of the design system that a person presses or fills in. */
export const controls = [...pressed, ...chosen, ...filled]
