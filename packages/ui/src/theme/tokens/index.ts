export { basics, vars } from '../contract.css.ts'
export { gapSteps } from '../gaps.ts'
export {
  baseTextSizes,
  /** @deprecated Use `baseTextSizes`. */
  baseTextSizes as textSizes,
  chosen,
  faint,
  hairline,
  layer,
  letters,
  media,
  motion,
  outline,
  radius,
  shade,
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
