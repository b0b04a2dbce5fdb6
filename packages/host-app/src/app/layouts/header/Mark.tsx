import icon from '../../../icon.svg'
import { mark } from './Mark.css.ts'

/** The portal's sign beside its name; the name says it, so the picture is silent. */
export const Mark = () => <img alt="" className={mark} src={icon} />
