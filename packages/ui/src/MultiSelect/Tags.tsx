import type { Choice } from '../field/ChoiceList.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { remove, tag, tags, tagWords } from './MultiSelect.css.ts'

interface TagsProps {
  label: string
  chosen: readonly Choice[]
  isDisabled: boolean | undefined
  onRemove: (value: string) => void
}

/** What is chosen, each with a button that takes it away. */
export const Tags = ({ label, chosen, isDisabled, onRemove }: TagsProps) => {
  const t = useUiTexts()
  if (chosen.length === 0) return null
  // An open list hides all around it from those who listen; these belong to the field, and stay.
  return (
    <ul aria-label={t('chosen', { name: label })} className={tags} data-react-aria-top-layer="true">
      {chosen.map(choice => (
        <li className={tag} key={choice.value}>
          <span className={tagWords}>{choice.label}</span>
          <button
            aria-label={t('remove_choice', { name: choice.label })}
            className={remove}
            disabled={isDisabled}
            onClick={() => onRemove(choice.value)}
            type="button"
          >
            <Glyph path={close} size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
