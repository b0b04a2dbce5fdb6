import { use, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { bestOf, type SearchIndex } from './match.ts'

interface BestMarkProps {
  /** From finderOf. */
  finder: SearchIndex
}

/** Gives virtual focus to the best match for the typed text, so that Enter selects it. */
export const BestMark = ({ finder }: BestMarkProps) => {
  const state = use(ComboBoxStateContext)
  // Runs after every render, because React Aria resets virtual focus once more when the text changes.
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
