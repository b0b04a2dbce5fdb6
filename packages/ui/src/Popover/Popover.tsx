import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { button, sizes, variants } from '../Button/Button.css.ts'
import { type ElementProps, elementProps } from '../element/index.ts'
import { iconButton, sizes as iconSizes } from '../IconButton/IconButton.css.ts'
import { floating } from '../theme/popover.css.ts'
import { content, title as titleStyle } from './Popover.css.ts'

/** How the button that opens it looks; `icon` shows no words. */
export const popoverTriggers = ['icon', 'secondary', 'quiet'] as const

/** Its position; start and end follow the direction of the page. */
export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end', 'start', 'end'] as const

export interface PopoverProps extends ElementProps {
  /** The button's words, or its name when it shows only a picture. */
  label: string
  children: ReactNode
  /** A heading inside. Default none; the label names it then. */
  title?: string
  /** A picture in the button. */
  icon?: ReactNode
  /** Default `secondary`. */
  trigger?: (typeof popoverTriggers)[number]
  /** Default `medium`. */
  size?: 'medium' | 'small'
  /** Default `bottom start`; flipped where there is no space. */
  placement?: (typeof popoverPlacements)[number]
  /** Whether it is open, when controlled by the caller. */
  isOpen?: boolean
  /** Called when it opens and closes. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A little content beside its button: a legend, a few filters. What must be answered is a Dialog, a list of actions a
 * Menu.
 */
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
