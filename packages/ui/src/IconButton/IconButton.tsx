import type { FocusEvent, ReactNode, Ref } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { iconButton, sizes } from './IconButton.css.ts'

/** 40 and 28 px; 44 where fingers press. */
export const iconButtonSizes = ['medium', 'small'] as const

export interface IconButtonProps extends ElementProps {
  /** Its name for screen readers, shown as a tip to those who point or come by keyboard. */
  label: string
  /** An Icon. */
  icon: ReactNode
  /** Called by mouse, touch and keyboard. */
  onPress?: () => void
  /** Default `medium`. */
  size?: (typeof iconButtonSizes)[number]
  /** Default `false`. */
  isDisabled?: boolean
  /** For a button that stays pressed. */
  isPressed?: boolean
  /** For a button that opens something. */
  isExpanded?: boolean
  /** The id of what it opens. */
  controls?: string
  /** The id of the text that explains it. */
  describedBy?: string
  /** The native button. */
  ref?: Ref<HTMLButtonElement>
}

// Where nobody comes by keyboard, nothing of it is fetched.
const tip = () => import('./tip.ts')

const showTip = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
  if (!currentTarget.matches(':focus-visible')) return
  tip().then(({ show }) => show(currentTarget), ignore)
}

const hideTip = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
  if (currentTarget.dataset.tip) tip().then(({ hide }) => hide(currentTarget), ignore)
}

// Without it the button works and is named all the same.
const ignore = () => undefined

/** A button that is only a picture, where the picture is known to all or the name is next to it. */
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
