import { type KeyboardEvent, type RefObject, use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { pressAltArrow } from '../field/choices/alt-arrows.ts'
import { typing } from './MultiSelect.css.ts'

interface TypingBoxProps {
  placeholder: string | undefined
  ref: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** Where one types to find: a press opens the list, focus alone does not; Tab leaves, and takes or gives back nothing. */
export const TypingBox = ({ placeholder, ref, onKeyDown }: TypingBoxProps) => {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={typing}
      onClick={() => state?.open(null, 'manual')}
      onKeyDown={onKeyDown}
      // React Aria toggles the marked choice on Tab, right for one of many: here it would give back what was chosen.
      onKeyDownCapture={event => {
        if (event.key === 'Tab') state?.selectionManager.setFocusedKey(null)
        pressAltArrow(state, event)
      }}
      placeholder={placeholder}
      ref={ref}
    />
  )
}
