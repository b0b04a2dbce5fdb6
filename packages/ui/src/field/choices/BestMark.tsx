import { use, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { bestOf, type Finder } from './match.ts'

interface BestMarkProps {
  /** From finderOf. */
  finder: Finder
}

/** Marks the choice that was most likely meant by what was typed, so that Enter takes it. */
export const BestMark = ({ finder }: BestMarkProps) => {
  const state = use(ComboBoxStateContext)
  // After every render: React Aria takes the mark away once more when it has seen the new text.
  useEffect(() => {
    if (!state?.isOpen || state.selectionManager.focusedKey !== null) return
    const { collection, inputValue, selectedKey, selectedItem, selectionManager } = state
    const isTyped = inputValue !== '' && (selectedKey === null || inputValue !== selectedItem?.textValue)
    if (!isTyped) return
    const items = [...collection].filter(({ type }) => type === 'item')
    const texts = items.map(({ textValue }) => textValue)
    const best = items[bestOf(finder, texts, inputValue)]
    if (best) selectionManager.setFocusedKey(best.key)
  })
  return null
}
