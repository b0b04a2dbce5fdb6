import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Glyph } from '../Icon/Glyph.tsx'
import { check } from '../Icon/paths.ts'
import { choice, choices, popover, tick, words } from '../theme/popover.css.ts'

/** One choice of a Select or ComboBox. */
export interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoiceListProps {
  /** What to choose from. Default: what the ComboBox around it has left. */
  options?: readonly Choice[]
  /** Shown when nothing is left to choose from. */
  empty?: ReactNode
}

/** The floating list of a Select or ComboBox. */
export const ChoiceList = ({ options, empty }: ChoiceListProps) => (
  <Popover className={popover} offset={4}>
    <ListBox<Choice>
      className={choices}
      {...(options && { items: options })}
      renderEmptyState={() => <div className={choice}>{empty}</div>}
    >
      {option => (
        <ListBoxItem className={choice} id={option.value} textValue={option.label}>
          {({ isSelected }) => (
            <>
              <span className={words}>{option.label}</span>
              <span className={tick}>{isSelected && <Glyph path={check} size="small" />}</span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
)
