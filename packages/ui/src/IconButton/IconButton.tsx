import type { FocusEvent, ReactNode, Ref } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { iconButton, sizes } from './IconButton.css.ts'

/** 40 and 28 px, or 44 px on touch devices. */
export const iconButtonSizes = ['medium', 'small'] as const

export interface IconButtonProps extends ElementProps {
  /** The accessible name. Hovering and keyboard focus show it as a tooltip. */
  label: string
  /** An Icon. */
  icon: ReactNode
  /** Called on press by mouse, touch, or keyboard. */
  onPress?: () => void
  /** Default `medium`. */
  size?: (typeof iconButtonSizes)[number]
  /** Default `false`. */
  isDisabled?: boolean
  /** Makes a toggle button and sets `aria-pressed`. */
  isPressed?: boolean
  /** Sets `aria-expanded`, for a button that opens something. */
  isExpanded?: boolean
  /** The ID of the element that the button opens. */
  controls?: string
  /** The ID of the element that describes the button. */
  describedBy?: string
  /** The native button element. */
  ref?: Ref<HTMLButtonElement>
}

// Loads the tooltip on first keyboard focus only.
const tip = () => import('./tip.ts')

const showTip = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
  if (!currentTarget.matches(':focus-visible')) return
  tip().then(({ show }) => show(currentTarget), ignore)
}

const hideTip = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
  if (currentTarget.dataset.tip) tip().then(({ hide }) => hide(currentTarget), ignore)
}

// Without its tooltip, the button still works and keeps its name.
const ignore = () => undefined

/** A button with an icon only. Use it for universally known icons, or next to a visible label. */
export const IconButton = (props: IconButtonProps) => {
  const { label, icon, onPress, size = 'medium', isDisabled, isPressed, isExpanded, controls, describedBy, ref } = props
  return (
    <button
      aria-controls={controls}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-label={label}
      aria-pressed={isPressed}
      className={`${iconButton} ${sizes[size]}`}
      disabled={isDisabled}
      onBlur={hideTip}
      onClick={() => onPress?.()}
      onFocus={describedBy ? undefined : showTip}
      ref={ref}
      title={describedBy ? undefined : label}
      type="button"
      {...elementProps(props)}
    >
      {icon}
    </button>
  )
}
