import type { ReactNode, Ref } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { button, label, sizes, spinner, stretched, variants } from './Button.css.ts'

/** `primary` once per page, `danger` for actions that can't be undone, and `quiet` for minor actions. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const

/** `small` is for table rows and section headings. */
export const buttonSizes = ['medium', 'small'] as const

export interface ButtonProps extends ElementProps {
  /** What the button does, starting with a verb. */
  children: ReactNode
  /** Default `secondary`. */
  variant?: (typeof buttonVariants)[number]
  /** Default `medium`. */
  size?: (typeof buttonSizes)[number]
  /** `submit` sends the surrounding form, with or without JavaScript. Default `button`. */
  type?: 'button' | 'submit'
  /** Called on press by mouse, touch, or keyboard. */
  onPress?: () => void
  /** Prefer an enabled button that explains why it can't act. Default `false`. */
  isDisabled?: boolean
  /** Whether the action is pending. The button keeps its width and focus, and ignores presses. Default `false`. */
  isBusy?: boolean
  /** An Icon before the label. */
  icon?: ReactNode
  /** Whether the button fills its container's width. Default `false`. */
  isStretched?: boolean
  /** The form field name, submitted when this button submits the form. */
  name?: string
  /** The value submitted under `name`. */
  value?: string
  /** The ID of the form to submit, when the button is outside it. */
  form?: string
  /** The ID of the element that describes the button. */
  describedBy?: string
  /** The native button element. */
  ref?: Ref<HTMLButtonElement>
}

/** Performs an action; use Link for navigation. A native button, so it works without JavaScript. */
export const Button = (props: ButtonProps) => {
  const { children, variant = 'secondary', size = 'medium', type = 'button', onPress, isDisabled, isBusy } = props
  const { icon, isStretched, name, value, form, describedBy, ref } = props
  const t = useUiTexts()
  return (
    <button
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      aria-disabled={isBusy || undefined}
      className={`${button} ${variants[variant]} ${sizes[size]}${isStretched ? ` ${stretched}` : ''}`}
      disabled={isDisabled}
      form={form}
      name={name}
      onClick={event => {
        if (isBusy) event.preventDefault()
        else onPress?.()
      }}
      ref={ref}
      type={type}
      value={value}
      {...elementProps(props)}
    >
      <span className={label}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <>
          <span className={spinner} />
          <VisuallyHidden>{t('working')}</VisuallyHidden>
        </>
      )}
    </button>
  )
}
