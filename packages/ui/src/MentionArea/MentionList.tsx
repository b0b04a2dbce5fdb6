import type { Choice } from '../field/choices/choice.ts'
import { useUiTexts } from '../locales/index.ts'
import { choice, words } from '../theme/popover.css.ts'
import { list } from './MentionArea.css.ts'

interface MentionListProps {
  id: string
  options: readonly Choice[]
  /** The place of the marked one, which Enter takes. */
  at: number
  onPick: (choice: Choice) => void
}

/** The people to choose from; the focus stays in the box above. */
export const MentionList = ({ id, options, at, onPick }: MentionListProps) => {
  const t = useUiTexts()
  return (
    <div aria-label={t('mention')} className={list} id={id} role="listbox">
      {options.map((one, place) => (
        <div
          aria-selected={place === at}
          className={choice}
          data-focused={place === at ? '' : undefined}
          id={`${id}-${place}`}
          key={one.value}
          onPointerDown={event => {
            event.preventDefault()
            onPick(one)
          }}
          role="option"
          tabIndex={-1}
        >
          <bdi className={words}>{one.label}</bdi>
        </div>
      ))}
    </div>
  )
}
