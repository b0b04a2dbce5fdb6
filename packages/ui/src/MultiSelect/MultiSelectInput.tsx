import { type KeyboardEvent, type RefObject, use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { pressAltArrow } from '../field/choices/openers.tsx'
import { typing } from './MultiSelect.css.ts'

interface MultiSelectInputProps {
  placeholder: string | undefined
  ref: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** The search input. A press opens the list; focus alone doesn't. Tab leaves the field without toggling an option. */
export const MultiSelectInput = ({ placeholder, ref, onKeyDown }: MultiSelectInputProps) => {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={typing}
      onClick={() => state?.open(null, 'manual')}
      onKeyDown={onKeyDown}
      // React Aria toggles the focused option on Tab. Here, that would remove an existing choice.
      onKeyDownCapture={event => {
        if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null)
        pressAltArrow(state, event)
      }}
      placeholder={placeholder}
      ref={ref}
    />
  )
}
