import { type ElementProps, elementProps } from '../element/index.ts'
import { divider } from './Divider.css.ts'

export const Divider = (element: ElementProps) => <hr className={divider} {...elementProps(element)} />
