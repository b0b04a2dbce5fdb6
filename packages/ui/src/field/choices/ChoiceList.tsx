import type { ReactNode } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { choice, choices } from '../../theme/popover.css.ts'
import { ChoiceLine } from './ChoiceLine.tsx'
import type { Choice } from './choice.ts'
import { list } from './choice-list.css.ts'
import { SteadyOnScroll } from './SteadyOnScroll.tsx'
import { Waiting } from './Waiting.tsx'

export type { Choice }

interface ChoiceListProps {
  /** What to choose from. Default: what the ComboBox around it has left. */
  options?: readonly Choice[]
  /** Shown when nothing is left to choose from. */
  empty?: ReactNode
  /** Whether further ones are on their way. Default `false`. */
  isLoading?: boolean | undefined
}

/** The floating list of a Select or ComboBox. */
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
