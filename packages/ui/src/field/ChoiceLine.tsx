import { ListBoxItem } from 'react-aria-components/ListBox'
import { Glyph } from '../Icon/Glyph.tsx'
import { check } from '../Icon/paths.ts'
import { choice, tick, words } from '../theme/popover.css.ts'
import type { Choice } from './choice.ts'

/** One line of a floating list, with a tick while it is chosen. */
export const ChoiceLine = ({ value, label }: Choice) => (
  <ListBoxItem className={choice} id={value} textValue={label}>
    {({ isSelected }) => (
      <>
        <bdi className={words}>{label}</bdi>
        <span className={tick}>{isSelected && <Glyph path={check} size="small" />}</span>
      </>
    )}
  </ListBoxItem>
)
