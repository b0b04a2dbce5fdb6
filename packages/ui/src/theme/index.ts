import './fonts.css.ts'
import './themes.css.ts'
import './base.css.ts'

export { basics, colours, vars } from './contract.css.ts'
