import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Choice } from '../field/choices/choice.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close } from '../Icon/paths.ts'
import { stepOf } from '../keys/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { remove, tag, tags, tagWords } from './MultiSelect.css.ts'

interface TagsProps {
  label: string
  chosen: readonly Choice[]
  isFixed: boolean | undefined
  ref: RefObject<HTMLUListElement | null>
  input: RefObject<HTMLInputElement | null>
  onRemove: (choice: Choice) => void
}

/** The selected options, each with a remove button. A roving tab index makes them one tab stop. */
export const Tags = ({ label, chosen, isFixed, ref, input, onRemove }: TagsProps) => {
  const [at, setAt] = useState('')
  const { direction } = useTextSource()
  const t = useUiTexts()
  if (chosen.length === 0) return null
  const stop = chosen.some(({ value }) => value === at) ? at : chosen[0]?.value
  const buttonAt = (index: number) => ref.current?.querySelectorAll('button')[index]
  const drop = (index: number, choice: Choice) => {
    const next = buttonAt(index + 1) ?? buttonAt(index - 1) ?? input.current
    next?.focus()
    onRemove(choice)
  }
  const press = (event: KeyboardEvent, index: number, choice: Choice) => {
    const step = stepOf(event.key, direction)
    if (step !== 0) (buttonAt(index + step) ?? (step > 0 ? input.current : null))?.focus()
    else if (event.key === 'Backspace' || event.key === 'Delete') drop(index, choice)
    else return
    event.preventDefault()
  }
  // React Aria hides everything outside an open listbox from screen readers. This attribute exempts the tags.
  return (
    <ul aria-label={t('chosen', { name: label })} className={tags} data-react-aria-top-layer="true" ref={ref}>
      {chosen.map((choice, index) => (
        <li className={tag} key={choice.value}>
          <bdi className={tagWords}>{choice.label}</bdi>
          {!isFixed && (
            <button
              aria-label={t('remove_choice', { name: choice.label })}
              className={remove}
              onClick={() => drop(index, choice)}
              onFocus={() => setAt(choice.value)}
              onKeyDown={event => press(event, index, choice)}
              tabIndex={choice.value === stop ? 0 : -1}
              type="button"
            >
              <Glyph path={close} size="small" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
