import { type ReactNode, useState } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { small, toggle } from './ToggleButton.css.ts'

/** `small` is for toolbars and heads of sections. */
export const toggleButtonSizes = ['medium', 'small'] as const

export interface ToggleButtonProps extends ElementProps {
  /** What is on while it is pressed; the words stay the same. */
  label: string
  /** An Icon; before the words, or instead of them. */
  icon?: ReactNode
  /** Shows the icon alone, the label as its name. Default `false`. */
  isIconOnly?: boolean
  /** The state, when controlled by the caller. */
  isPressed?: boolean
  /** The first state, when uncontrolled. Default `false`. */
  defaultPressed?: boolean
  /** Called with the new state. */
  onChange?: (isPressed: boolean) => void
  /** Default `medium`. */
  size?: (typeof toggleButtonSizes)[number]
  /** Default `false`. */
  isDisabled?: boolean
}

/** Stays pressed while something is on, and acts immediately. Settings that are on or off are a Switch. */
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
