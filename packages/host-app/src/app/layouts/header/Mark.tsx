import icon from '../../../icon.svg'
import { mark } from './Mark.css.ts'

/** The logo. The portal's name is next to it, so screen readers skip the image. */
export const Mark = () => <img alt="" className={mark} src={icon} />
