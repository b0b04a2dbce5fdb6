import { DigitInput } from '@portal/ui/DigitInput'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useAuthTexts } from '../../texts/texts.ts'

interface CodeFieldsProps {
  /** The address that the code went to, when the way here told it. */
  email: string | undefined
  /** What is said of a code that was sent to it. */
  sent: string
  /** Called as the last figure is there. */
  onComplete?: () => void
}

/** The address, asked for unless it is known, and the code that was sent to it. */
export const CodeFields = ({ email, sent, onComplete }: CodeFieldsProps) => {
  const t = useAuthTexts()
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
        autoFocus={email !== undefined}
        help={t('code_help')}
        label={t('code')}
        name="code"
        {...(onComplete ? { onComplete } : {})}
      />
    </>
  )
}
