import { divider } from './Divider.css.ts'

/** One hairline between two parts. */
export const Divider = () => <hr className={divider} />
