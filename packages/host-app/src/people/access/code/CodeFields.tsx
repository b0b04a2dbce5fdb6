import { ProblemError } from '@portal/contract/core/api/call'
import { DigitInput } from '@portal/ui/DigitInput'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useEffect, useState } from 'react'
import { useAuthTexts } from '../../../core/texts/texts.ts'

const isCodeRefused = (failure: unknown) =>
  failure instanceof ProblemError && (failure.problem.code === 'code_wrong' || failure.problem.code === 'code_expired')

interface CodeFieldsProps {
  /** The address that the code went to, when the link here contains it. */
  email: string | undefined
  /** What is said of a code that was sent to it. */
  sent: string
  /** What the server refused last; a code that was wrong is typed again. */
  failure: unknown
  /** Called as the last figure is there. */
  onComplete?: () => void
}

/** The address, asked for unless it is known, and the code that was sent to it. */
export const CodeFields = ({ email, sent, failure, onComplete }: CodeFieldsProps) => {
  const t = useAuthTexts()
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (isCodeRefused(failure)) setRefusals(count => count + 1)
  }, [failure])
  return (
    <>
      {email === undefined ? (
        <TextField autoComplete="username" isRequired label={t('email')} name="email" type="email" />
      ) : (
        <>
          <Text>{sent}</Text>
          <input autoComplete="username" name="email" readOnly type="hidden" value={email} />
        </>
      )}
      <DigitInput
        autoFocus={email !== undefined || refusals > 0}
        help={t('code_help')}
        key={refusals}
        label={t('code')}
        name="code"
        {...(onComplete ? { onComplete } : {})}
      />
    </>
  )
}
