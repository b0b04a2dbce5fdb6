import { DigitInput } from '@portal/ui/DigitInput'
import { useEffect, useState } from 'react'
import { useFactorTexts } from '../../core/texts/people.ts'

interface CodeInputProps {
  /** The last failure. A wrong code clears the input. */
  failure: unknown
  /** Called when the last digit is entered. */
  onComplete?: () => void
}

/** The code from the authenticator app. */
export const CodeInput = ({ failure, onComplete }: CodeInputProps) => {
  const t = useFactorTexts()
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (failure) setRefusals(count => count + 1)
  }, [failure])
  return (
    <DigitInput
      autoFocus
      help={t('app.code_help')}
      key={refusals}
      label={t('app.code')}
      name="code"
      {...(onComplete ? { onComplete } : {})}
    />
  )
}
