import { DigitInput } from '@portal/ui/DigitInput'
import { useEffect, useState } from 'react'
import { useFactorTexts } from './texts.ts'

interface CodeInputProps {
  /** What the server refused last; a code that was wrong is typed again. */
  failure: unknown
  /** Called as the last figure is there. */
  onComplete?: () => void
}

/** The code that the authenticator app shows. */
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
