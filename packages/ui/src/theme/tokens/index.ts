export { basics, vars } from '../contract.css.ts'
export { gapSteps } from '../gaps.ts'
export {
  chosen,
  faint,
  hairline,
  layer,
  letters,
  media,
  outline,
  radius,
  shadow,
  space,
  span,
  stroke,
  swift,
  touch,
  type,
  wash,
  weight,
  width,
  windowHeight,
} from '../scale.ts'
