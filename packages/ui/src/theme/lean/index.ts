import '../themes.css.ts'
import '../base.css.ts'

export { basics, vars } from '../contract.css.ts'
