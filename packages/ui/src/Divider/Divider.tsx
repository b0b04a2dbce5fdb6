import { type ElementProps, elementProps } from '../element/index.ts'
import { divider } from './Divider.css.ts'

/** One hairline between two parts. */
export const Divider = (element: ElementProps) => <hr className={divider} {...elementProps(element)} />
