import { mark } from '../../Checkbox/Checkbox.css.ts'
import { box, target } from './row-checkbox.css.ts'

interface RowCheckboxProps {
  label: string
  id: string
  /** ID of the cell that names the row. */
  labelledBy?: string
  isSelected: boolean
  isMixed?: boolean
  onTick: (isRange: boolean) => void
}

/** A row's checkbox, or the "select all" box in the head. A press anywhere in the cell toggles it. */
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
