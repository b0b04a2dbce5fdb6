import { styleVariants } from '@vanilla-extract/css'
import { space } from './scale.ts'

/** The distances layout may use, in steps of 4 px. */
const gapSteps = { none: 0, tiny: 1, small: 2, medium: 4, large: 6, huge: 10 } as const

export const gaps = styleVariants(gapSteps, steps => [{ gap: space(steps) }])
