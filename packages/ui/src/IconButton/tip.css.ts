import { style } from '@vanilla-extract/css'
import { hint } from '../Tooltip/Tooltip.css.ts'
import { layer } from '../theme/scale.ts'

/** A tooltip outside the component tree. A script measures and sets its position. */
export const tip = style([hint, { position: 'fixed', inset: 'auto', margin: 0, border: 0, zIndex: layer.toast }])
