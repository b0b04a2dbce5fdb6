import { type ReactNode, useState } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { group } from './ToggleButton.css.ts'
import { ToggleButton, type toggleButtonSizes } from './ToggleButton.tsx'

export interface ToggleChoice {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
}

export interface ToggleButtonGroupProps extends ElementProps {
  /** The group's accessible name. */
  label: string
  /** The buttons, in order. */
  options: readonly ToggleChoice[]
  /** The controlled IDs of pressed buttons. */
  value?: readonly string[]
  /** The initial IDs of pressed buttons, when uncontrolled. Default none. */
  defaultValue?: readonly string[]
  /** Called with all pressed IDs, in the order of the options. */
  onChange?: (value: string[]) => void
  /** Whether several can be pressed. If not, exactly one is, and it can't be released. Default `false`. */
  isMultiple?: boolean
  /** Shows icons only, with the labels as accessible names. Default `false`. */
  isIconOnly?: boolean
  /** Default `medium`. */
  size?: (typeof toggleButtonSizes)[number]
  /** Default `false`. */
  isDisabled?: boolean
}

/** Related toggles, such as list views or text styles. Use RadioGroup for a submitted choice. */
export const ToggleButtonGroup = (props: ToggleButtonGroupProps) => {
  const { label, options, value, defaultValue = [], onChange, isMultiple = false, isIconOnly, size, isDisabled } = props
  const [own, setOwn] = useState(defaultValue)
  const now = value ?? own
  const press = (id: string) => {
    const isIn = now.includes(id)
    if (isIn && !isMultiple) return
    const next = options.map(option => option.id).filter(one => (one === id ? !isIn : isMultiple && now.includes(one)))
    setOwn(next)
    onChange?.(next)
  }
  return (
    <fieldset {...elementProps(props)} aria-label={label} className={group} disabled={isDisabled}>
      {options.map(({ id, ...option }) => (
        <ToggleButton
          {...option}
          isIconOnly={isIconOnly}
          isPressed={now.includes(id)}
          key={id}
          onChange={() => press(id)}
          size={size}
        />
      ))}
    </fieldset>
  )
}
