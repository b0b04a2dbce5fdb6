import { type ReactNode, useState } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { small, toggle } from './ToggleButton.css.ts'

/** `small` is for toolbars and section headings. */
export const toggleButtonSizes = ['medium', 'small'] as const

export interface ToggleButtonProps extends ElementProps {
  /** What the button turns on. Keep it the same in both states. */
  label: string
  /** An Icon before the label, or instead of it. */
  icon?: ReactNode
  /** Shows the icon only, with the label as accessible name. Default `false`. */
  isIconOnly?: boolean
  /** The controlled state. */
  isPressed?: boolean
  /** The initial state, when uncontrolled. Default `false`. */
  defaultPressed?: boolean
  /** Called with the new state. */
  onChange?: (isPressed: boolean) => void
  /** Default `medium`. */
  size?: (typeof toggleButtonSizes)[number]
  /** Default `false`. */
  isDisabled?: boolean
}

/** Stays pressed while something is on, and acts at once. Use Switch for on-off settings. */
export const ToggleButton = (props: ToggleButtonProps) => {
  const { label, icon, isIconOnly, isPressed, defaultPressed = false, onChange, size = 'medium', isDisabled } = props
  const [own, setOwn] = useState(defaultPressed)
  const now = isPressed ?? own
  return (
    <button
      aria-label={isIconOnly ? label : undefined}
      aria-pressed={now}
      className={size === 'small' ? `${toggle} ${small}` : toggle}
      disabled={isDisabled}
      onClick={() => {
        setOwn(!now)
        onChange?.(!now)
      }}
      title={isIconOnly ? label : undefined}
      type="button"
      {...elementProps(props)}
    >
      {icon}
      {!isIconOnly && label}
    </button>
  )
}
