import type { ReactNode, Ref } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { button, label, sizes, spinner, stretched, variants } from './Button.css.ts'

/** `primary` once per page, `danger` for what cannot be undone, `quiet` for actions of less weight. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const

/** `small` is for rows of a table and heads of sections. */
export const buttonSizes = ['medium', 'small'] as const

export interface ButtonProps extends ElementProps {
  /** What it does, a verb first. */
  children: ReactNode
  /** Default `secondary`. */
  variant?: (typeof buttonVariants)[number]
  /** Default `medium`. */
  size?: (typeof buttonSizes)[number]
  /** Default `button`; `submit` sends the form around it, with scripts or without. */
  type?: 'button' | 'submit'
  /** Called by mouse, touch and keyboard. */
  onPress?: () => void
  /** Default `false`. Prefer to say why instead. */
  isDisabled?: boolean
  /** Working on it: its width and focus do not change, and presses are ignored. Default `false`. */
  isBusy?: boolean
  /** An Icon before the words. */
  icon?: ReactNode
  /** As wide as its place. Default `false`. */
  isStretched?: boolean
  /** Sent with the form when this button sends it. */
  name?: string
  /** The value sent under `name`. */
  value?: string
  /** The id of a form elsewhere that it sends. */
  form?: string
  /** The id of the text that explains it. */
  describedBy?: string
  /** The native button. */
  ref?: Ref<HTMLButtonElement>
}

/** Does something; what goes somewhere is a Link. A native button, so that it works before and without scripts. */
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
