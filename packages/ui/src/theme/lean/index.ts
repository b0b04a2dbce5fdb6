import '../themes.css.ts'
import '../base.css.ts'
import '../motion.css.ts'

export { basics, vars } from '../contract.css.ts'
