import type { Choice } from '../field/choices/choice.ts'
import { useUiTexts } from '../locales/index.ts'
import { choice, words } from '../theme/shared/popover.css.ts'
import { list } from './MentionArea.css.ts'

interface MentionListProps {
  id: string
  options: readonly Choice[]
  /** Index of the option with virtual focus, which Enter selects. */
  at: number
  onPick: (choice: Choice) => void
}

/** A listbox of people. Focus stays in the text box above. */
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
