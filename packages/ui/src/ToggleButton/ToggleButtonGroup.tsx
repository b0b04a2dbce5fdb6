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
  /** Names the group for screen readers. */
  label: string
  /** In their order. */
  options: readonly ToggleChoice[]
  /** The pressed ones, when controlled by the caller. */
  value?: readonly string[]
  /** The first pressed ones, when uncontrolled. Default none. */
  defaultValue?: readonly string[]
  /** Called with all pressed ones, in the order of the options. */
  onChange?: (value: string[]) => void
  /** Any number at once; else one, which cannot be taken back. Default `false`. */
  isMultiple?: boolean
  /** Shows the icons alone, the labels as their names. Default `false`. */
  isIconOnly?: boolean
  /** Default `medium`. */
  size?: (typeof toggleButtonSizes)[number]
  /** Default `false`. */
  isDisabled?: boolean
}

/**
 * Toggles that belong together: the way a list is shown, the styles of a text. A choice that is sent is a RadioGroup.
 */
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
