import { MenuItem } from 'react-aria-components/Menu'
import { Glyph } from '../Icon/Glyph.tsx'
import { Icon, type IconName } from '../Icon/index.ts'
import { check } from '../Icon/paths.ts'
import { choice, tick, words } from '../theme/shared/popover.css.ts'
import { note, signs } from './Menu.css.ts'

export interface MenuChoice {
  /** Passed to `onAction`. */
  readonly id: string
  /** A verb first, or the destination. */
  readonly label: string
  /** A second line under the label. */
  readonly help?: string
  /** An icon before the label. */
  readonly icon?: IconName
  /** The address, for items that navigate. */
  readonly href?: string
  /** Whether to mark the item as current, such as the current language. */
  readonly isCurrent?: boolean
  /** `danger` is for items that delete something. Default `neutral`. */
  readonly tone?: 'neutral' | 'danger'
  /** Default `false`. */
  readonly isDisabled?: boolean
  /** The label's language, when it differs from the page's. */
  readonly lang?: string
}

export const MenuLine = ({
  id,
  label,
  help,
  icon,
  href,
  isCurrent,
  tone = 'neutral',
  isDisabled,
  lang,
}: MenuChoice) => (
  <MenuItem className={choice} data-tone={tone} href={href} id={id} isDisabled={isDisabled} textValue={label}>
    {icon && (
      <span className={signs[tone]}>
        <Icon name={icon} />
      </span>
    )}
    <span className={words} lang={lang}>
      {label}
      {help && <span className={note}>{help}</span>}
    </span>
    {isCurrent && (
      <span className={tick}>
        <Glyph path={check} size="small" />
      </span>
    )}
  </MenuItem>
)
