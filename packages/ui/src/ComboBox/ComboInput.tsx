import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { pressAltArrow } from '../field/choices/openers.tsx'
import { typing } from './ComboBox.css.ts'

interface ComboInputProps {
  placeholder: string | undefined
}

export const ComboInput = ({ placeholder }: ComboInputProps) => {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={typing}
      dir="auto"
      onKeyDownCapture={event => pressAltArrow(state, event)}
      placeholder={placeholder || ' '}
    />
  )
}
