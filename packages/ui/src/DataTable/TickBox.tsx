import { mark } from '../Checkbox/Checkbox.css.ts'
import { box, target } from './tick.css.ts'

interface TickBoxProps {
  /** Default: named by `labelledBy`. */
  label: string
  id: string
  /** The cell that names the row. */
  labelledBy?: string
  isTicked: boolean
  /** Default `false`. */
  isMixed?: boolean
  onTick: (isRange: boolean) => void
}

/** The box of a row, or of all in the head; the whole cell ticks it. */
export const TickBox = ({ label, id, labelledBy, isTicked, isMixed = false, onTick }: TickBoxProps) => (
  <label className={target}>
    <input
      aria-label={label}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      checked={isTicked}
      className={`${mark} ${box}`}
      data-tick
      id={id}
      onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      ref={input => {
        if (input) input.indeterminate = isMixed
      }}
      type="checkbox"
    />
  </label>
)
