import { MenuItem } from 'react-aria-components/Menu'
import { Glyph } from '../Icon/Glyph.tsx'
import { Icon, type IconName } from '../Icon/index.ts'
import { check } from '../Icon/paths.ts'
import { choice, tick, words } from '../theme/popover.css.ts'
import { note, signs } from './Menu.css.ts'

export interface MenuChoice {
  /** Passed to `onAction`. */
  readonly id: string
  /** What it does, a verb first, or where it leads. */
  readonly label: string
  /** A second line. */
  readonly help?: string
  /** Before the words. */
  readonly icon?: IconName
  /** An address, for items that lead somewhere. */
  readonly href?: string
  /** Marked as the current one, such as the current language. */
  readonly isCurrent?: boolean
  /** Default `neutral`; `danger` for what removes something. */
  readonly tone?: 'neutral' | 'danger'
  /** Default `false`. */
  readonly isDisabled?: boolean
  /** The language its label is written in, when it is another one. */
  readonly lang?: string
}

/** One line of a Menu. */
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
