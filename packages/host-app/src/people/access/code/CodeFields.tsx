import { ProblemError } from '@portal/contract/core/api/call'
import { DigitInput } from '@portal/ui/DigitInput'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useEffect, useState } from 'react'
import { useAuthTexts } from '../../../core/texts/texts.ts'

const isCodeRefused = (failure: unknown) =>
  failure instanceof ProblemError && (failure.problem.code === 'code_wrong' || failure.problem.code === 'code_expired')

interface CodeFieldsProps {
  /** The address that the code was sent to, if the URL contains it. */
  email: string | undefined
  /** Text that says where the code was sent. */
  sent: string
  /** The last failure. A wrong code clears the input. */
  failure: unknown
  /** Called when the last digit is entered. */
  onComplete?: () => void
}

/** The email address, as a field unless it is known, and the code sent to it. */
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
