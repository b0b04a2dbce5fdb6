import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { ClearButton } from '../field/ClearButton.tsx'

interface ClearProps {
  label: string
}

/** Takes back the choice and what is typed, as long as there is any. */
export const Clear = ({ label }: ClearProps) => {
  const state = use(ComboBoxStateContext)
  if (!state?.inputValue) return null
  const clear = () => {
    state.setValue(null)
    state.setInputValue('')
  }
  return <ClearButton label={label} onClear={clear} />
}
