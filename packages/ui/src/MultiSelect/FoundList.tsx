import { Collection, ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ChoiceLine } from '../field/choices/ChoiceLine.tsx'
import type { Choice } from '../field/choices/choice.ts'
import { list } from '../field/choices/choice-list.css.ts'
import { SteadyOnScroll, Waiting } from '../field/choices/ListParts.tsx'
import { plain } from '../theme/plain.css.ts'
import { choice, choices } from '../theme/shared/popover.css.ts'

interface FoundListProps {
  options: readonly Choice[]
  /** Loads more options when the end comes near. */
  more: (() => void) | undefined
  /** Shown when there are no options. */
  empty: string
  isLoading: boolean | undefined
}

/** A popover with a listbox that grows as it scrolls. */
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
