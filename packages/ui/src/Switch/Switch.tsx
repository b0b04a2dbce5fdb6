import type { ElementProps } from '../element/index.ts'
import { refuseClicks } from '../field/refuse-clicks.ts'
import type { ReadOnlyProps } from '../field/use-field.ts'
import { row, track } from './Switch.css.ts'

export interface SwitchProps extends ElementProps, ReadOnlyProps {
  /** What the switch controls. Keep it the same in both states. */
  label: string
  /** The controlled state. */
  isOn?: boolean
  /** The initial state, when uncontrolled. Default `false`. */
  defaultOn?: boolean
  /** Called with the new state. */
  onChange?: (isOn: boolean) => void
  /** The form field name, submitted while the switch is on. */
  name?: string
  /** Default `false`. */
  isDisabled?: boolean
}

// The native checked state already conveys the switch's state. `aria-checked` could only contradict it.
const nature = { type: 'checkbox', role: 'switch' } as const

/** Turns a setting on or off at once. Use Checkbox for choices submitted with a form. */
export const Switch = ({ label, isOn, defaultOn, onChange, name, isDisabled, isReadOnly, ...element }: SwitchProps) => (
  <label className={row}>
    <input
      aria-readonly={isReadOnly}
      checked={isOn}
      className={track}
      defaultChecked={defaultOn}
      disabled={isDisabled}
      name={name}
      onChange={onChange && (event => onChange(event.target.checked))}
      ref={input => (input && isReadOnly ? refuseClicks(input) : undefined)}
      {...nature}
      {...element}
    />
    {label}
  </label>
)
