import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { Glyph } from '../../Icon/Glyph.tsx'
import { check } from '../../Icon/paths.ts'
import { plain } from '../../theme/plain.css.ts'
import { choice, tick, words } from '../../theme/shared/popover.css.ts'
import type { Choice } from './choice.ts'
import { note } from './choice-list.css.ts'

/** An option in a popover list. A tick marks it while it's selected. */
export const ChoiceLine = ({ value, label, help }: Choice) => (
  <ListBoxItem className={choice} id={value} textValue={label}>
    {({ isSelected }) => (
      <>
        <span className={words}>
          <Text className={plain} slot="label">
            <bdi>{label}</bdi>
          </Text>
          {help && (
            <Text className={note} slot="description">
              <bdi>{help}</bdi>
            </Text>
          )}
        </span>
        <span className={tick}>{isSelected && <Glyph path={check} size="small" />}</span>
      </>
    )}
  </ListBoxItem>
)
