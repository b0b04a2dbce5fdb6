import type { ReactNode } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { choice, choices } from '../../theme/shared/popover.css.ts'
import { ChoiceLine } from './ChoiceLine.tsx'
import type { Choice } from './choice.ts'
import { list } from './choice-list.css.ts'
import { SteadyOnScroll, Waiting } from './ListParts.tsx'

export type { Choice }

interface ChoiceListProps {
  /** The options. Default: the filtered options of the surrounding ComboBox. */
  options?: readonly Choice[]
  /** Shown when no options are left. */
  empty?: ReactNode
  /** Whether more options are loading. Default `false`. */
  isLoading?: boolean | undefined
}

/** The popover list of a Select or ComboBox. */
export const ChoiceList = ({ options, empty, isLoading }: ChoiceListProps) => (
  <SteadyOnScroll>
    <Popover className={list} offset={4}>
      <ListBox<Choice>
        className={choices}
        {...(options && { items: options })}
        renderEmptyState={() => !isLoading && <div className={choice}>{empty}</div>}
      >
        {ChoiceLine}
      </ListBox>
      {isLoading && <Waiting />}
    </Popover>
  </SteadyOnScroll>
)
