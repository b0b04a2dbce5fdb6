import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { button, sizes, variants } from '../Button/Button.css.ts'
import { type ElementProps, elementProps } from '../element/index.ts'
import { iconButton, sizes as iconSizes } from '../IconButton/IconButton.css.ts'
import { floating } from '../theme/shared/popover.css.ts'
import { content, title as titleStyle } from './Popover.css.ts'

/** The trigger button's look. `icon` shows no text. */
export const popoverTriggers = ['icon', 'secondary', 'quiet'] as const

/** The position. Start and end follow the page's direction. */
export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end', 'start', 'end'] as const

export interface PopoverProps extends ElementProps {
  /** The trigger button's text, or its accessible name with an icon only. */
  label: string
  children: ReactNode
  /** A heading inside the popover. Without it, the label names the popover. Default none. */
  title?: string
  /** An Icon in the button. */
  icon?: ReactNode
  /** Default `secondary`. */
  trigger?: (typeof popoverTriggers)[number]
  /** Default `medium`. */
  size?: 'medium' | 'small'
  /** The preferred position. The popover flips if space is short. Default `bottom start`. */
  placement?: (typeof popoverPlacements)[number]
  /** The controlled open state. */
  isOpen?: boolean
  /** Called when the popover opens or closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/** A little content next to its button, such as a legend. Use Dialog for questions, and Menu for actions. */
export const Popover = (props: PopoverProps) => {
  const { label, children, title, icon, trigger = 'secondary', size = 'medium', placement = 'bottom start' } = props
  const isIcon = trigger === 'icon'
  return (
    <DialogTrigger
      {...(props.isOpen === undefined ? {} : { isOpen: props.isOpen })}
      onOpenChange={open => props.onOpenChange?.(open)}
    >
      <AriaButton
        {...elementProps(props)}
        aria-label={isIcon ? label : undefined}
        className={isIcon ? `${iconButton} ${iconSizes[size]}` : `${button} ${variants[trigger]} ${sizes[size]}`}
      >
        {icon}
        {!isIcon && label}
      </AriaButton>
      <AriaPopover className={floating} offset={4} placement={placement}>
        <Dialog aria-label={title ? undefined : label} className={content}>
          {title && (
            <Heading className={titleStyle} slot="title">
              {title}
            </Heading>
          )}
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
