export { basics, vars } from '../contract.css.ts'
export { gapSteps } from '../gaps.ts'
export {
  chosen,
  faint,
  hairline,
  layer,
  media,
  outline,
  radius,
  shadow,
  space,
  stroke,
  swift,
  type,
  wash,
  weight,
  width,
} from '../scale.ts'
