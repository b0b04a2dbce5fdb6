import { chosen } from './controls/chosen.tsx'
import { filled } from './controls/filled.tsx'
import { pressed } from './controls/pressed.tsx'

/** All interactive controls of the design system. */
export const controls = [...pressed, ...chosen, ...filled]
