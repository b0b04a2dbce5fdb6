import { Collection, ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ChoiceLine } from '../field/choices/ChoiceLine.tsx'
import type { Choice } from '../field/choices/choice.ts'
import { list } from '../field/choices/choice-list.css.ts'
import { SteadyOnScroll } from '../field/choices/SteadyOnScroll.tsx'
import { Waiting } from '../field/choices/Waiting.tsx'
import { plain } from '../theme/plain.css.ts'
import { choice, choices } from '../theme/popover.css.ts'

interface FoundListProps {
  /** What is offered now. */
  options: readonly Choice[]
  /** Asked for further ones when the end comes near. */
  more: (() => void) | undefined
  /** Said when there are none. */
  empty: string
  /** Whether further ones are on their way. */
  isLoading: boolean | undefined
}

/** The floating list, which grows as it is scrolled. */
export const FoundList = ({ options, more, empty, isLoading }: FoundListProps) => (
  <SteadyOnScroll>
    <Popover className={list} offset={4}>
      <ListBox className={choices} renderEmptyState={() => !isLoading && <div className={choice}>{empty}</div>}>
        <Collection items={options}>{ChoiceLine}</Collection>
        {more && <ListBoxLoadMoreItem className={plain} onLoadMore={more} />}
      </ListBox>
      {isLoading && <Waiting />}
    </Popover>
  </SteadyOnScroll>
)
