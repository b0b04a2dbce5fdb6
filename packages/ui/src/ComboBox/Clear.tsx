import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ClearButton } from '../field/ClearButton.tsx'

interface ClearProps {
  label: string
}

/** Clears the choice and the typed text. Hidden while the box is empty. */
export const Clear = ({ label }: ClearProps) => {
  const state = use(ComboBoxStateContext)
  if (!state?.inputValue) return null
  const clear = () => {
    state.setValue(null)
    state.setInputValue('')
  }
  return <ClearButton label={label} onClear={clear} />
}
