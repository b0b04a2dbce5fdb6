import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { button, sizes, variants } from '../Button/Button.css.ts'
import { type ElementProps, elementProps } from '../element/index.ts'
import { Icon } from '../Icon/index.ts'
import { iconButton, sizes as iconSizes } from '../IconButton/IconButton.css.ts'
import { choices, popover } from '../theme/shared/popover.css.ts'
import { header as headerStyle } from './Menu.css.ts'
import { type MenuChoice, MenuLine } from './MenuLine.tsx'
import { useMenu } from './use-menu.tsx'

/** The trigger button's look. `icon` shows no text. */
export const menuTriggers = ['icon', 'secondary', 'quiet'] as const

export interface MenuProps extends ElementProps {
  /** The trigger button's text, or its accessible name with an icon only. */
  label: string
  /** The actions or links. */
  items: readonly MenuChoice[]
  /** Called with the chosen item's ID. Items with an `href` act as links. */
  onAction?: (id: string) => void
  /** Default `secondary`. */
  trigger?: (typeof menuTriggers)[number]
  /** An Icon or Avatar in the button. */
  icon?: ReactNode
  /** Default `medium`. */
  size?: 'medium' | 'small'
  /** Content above the items, such as the account name. */
  header?: ReactNode
  /** Default `false`. */
  isDisabled?: boolean
}

/** A button that opens a short menu of actions or links. */
export const Menu = (props: MenuProps) => {
  const { label, items, onAction, trigger = 'secondary', icon, size = 'medium', header, isDisabled } = props
  const menu = useMenu()
  const isIcon = trigger === 'icon'
  return (
    <MenuTrigger {...menu.state}>
      <AriaButton
        ref={menu.trigger}
        {...elementProps(props)}
        aria-label={isIcon ? label : undefined}
        className={isIcon ? `${iconButton} ${iconSizes[size]}` : `${button} ${variants[trigger]} ${sizes[size]}`}
        isDisabled={isDisabled}
      >
        {icon}
        {!isIcon && label}
        {!isIcon && <Icon name="expand" size="small" />}
      </AriaButton>
      <Popover className={popover} offset={4} placement="bottom end">
        {header && <div className={headerStyle}>{header}</div>}
        <AriaMenu className={choices} items={items} render={menu.render} onAction={id => onAction?.(String(id))}>
          {item => <MenuLine {...item} />}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
