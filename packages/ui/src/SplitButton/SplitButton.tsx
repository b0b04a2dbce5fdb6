import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { button, sizes, variants } from '../Button/Button.css.ts'
import { Button, type buttonSizes } from '../Button/index.ts'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import { type MenuChoice, MenuLine } from '../Menu/MenuLine.tsx'
import { useMenu } from '../Menu/use-menu.tsx'
import { choices, popover } from '../theme/shared/popover.css.ts'
import { opener, pair } from './SplitButton.css.ts'

/** `primary` once per page. */
export const splitButtonVariants = ['primary', 'secondary'] as const

export interface SplitButtonProps extends ElementProps {
  /** The main action's label. */
  label: string
  /** Called when the user presses the main button. */
  onPress: () => void
  /** The alternative actions. */
  items: readonly MenuChoice[]
  /** Called with the chosen alternative's ID. */
  onAction: (id: string) => void
  /** The accessible name of the menu button: "More ways to send". */
  menuLabel: string
  /** Default `secondary`. */
  variant?: (typeof splitButtonVariants)[number]
  /** Default `medium`. */
  size?: (typeof buttonSizes)[number]
  /** An Icon before the label. */
  icon?: ReactNode
  /** Whether an action is pending. The main button keeps its width, and no other action can start. Default `false`. */
  isBusy?: boolean
  /** Default `false`. */
  isDisabled?: boolean
}

/** A main action with a few variants in a menu. Use Menu for actions of equal weight. */
export const SplitButton = (props: SplitButtonProps) => {
  const { label, items, onAction, menuLabel, variant = 'secondary', size = 'medium', ...main } = props
  const menu = useMenu()
  return (
    <div className={pair}>
      <Button {...main} size={size} variant={variant}>
        {label}
      </Button>
      <MenuTrigger {...menu.state}>
        <AriaButton
          ref={menu.trigger}
          aria-label={menuLabel}
          className={`${button} ${variants[variant]} ${sizes[size]} ${opener}`}
          data-variant={variant}
          isDisabled={props.isDisabled}
          isPending={props.isBusy}
        >
          <Glyph path={expand} size="small" />
        </AriaButton>
        <Popover className={popover} offset={4} placement="bottom end">
          <AriaMenu className={choices} items={items} render={menu.render} onAction={id => onAction(String(id))}>
            {item => <MenuLine {...item} />}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}
