import type { ElementProps } from '../element/index.ts'
import { refuseClicks } from '../field/refuse-clicks.ts'
import type { ReadOnlyProps } from '../field/use-field.ts'
import { row, track } from './Switch.css.ts'

export interface SwitchProps extends ElementProps, ReadOnlyProps {
  /** What is on or off; does not change with the state. */
  label: string
  /** The state, when controlled by the caller. */
  isOn?: boolean
  /** The first state, when uncontrolled. Default `false`. */
  defaultOn?: boolean
  /** Called with the new state. */
  onChange?: (isOn: boolean) => void
  /** Sent with a form when on. */
  name?: string
  /** Default `false`. */
  isDisabled?: boolean
}

// The box's own checked state is the switch's; a second one in ARIA could only contradict it.
const nature = { type: 'checkbox', role: 'switch' } as const

/** Turns something on or off at once; what is sent with a form is a Checkbox. */
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
