import { styleVariants } from '@vanilla-extract/css'
import { gapSteps } from './gaps.ts'
import { space } from './scale.ts'

export const gaps = styleVariants(gapSteps, steps => [{ gap: space(steps) }])
