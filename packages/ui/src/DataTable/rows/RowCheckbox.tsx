import { mark } from '../../Checkbox/Checkbox.css.ts'
import { box, target } from './row-checkbox.css.ts'

interface RowCheckboxProps {
  /** Default: named by `labelledBy`. */
  label: string
  id: string
  /** The cell that names the row. */
  labelledBy?: string
  isSelected: boolean
  /** Default `false`. */
  isMixed?: boolean
  onTick: (isRange: boolean) => void
}

/** The box of a row, or of all in the head; the whole cell ticks it. */
export const RowCheckbox = ({ label, id, labelledBy, isSelected, isMixed = false, onTick }: RowCheckboxProps) => (
  <label className={target}>
    <input
      aria-label={label}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      checked={isSelected}
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
