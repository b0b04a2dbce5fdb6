import type { weakness } from '@portal/contract/people/access/password-rules'
import { PasswordField } from '@portal/ui/PasswordField'
import { useEffect, useState } from 'react'
import { useAuthTexts } from '../../core/texts/texts.ts'

/** Error code for passwords that don't match. */
export const checkConfirmation = (form: FormData): Record<string, string> =>
  form.get('password') === form.get('confirmation') ? {} : { confirmation: 'password_mismatch' }

// Loaded in the background, because the word list is large. Until then the meter judges by length only. The server
// always checks.
const useWeakness = () => {
  const [rules, setRules] = useState<{ weakness?: typeof weakness }>({})
  useEffect(() => {
    import('@portal/contract/people/access/password-rules').then(setRules, () => undefined)
  }, [])
  return rules.weakness
}

/** A new password and its confirmation. Use with `useForm` and `checkConfirmation`. */
export const NewPassword = ({ email, label }: { email?: string | undefined; label?: string }) => {
  const t = useAuthTexts()
  const weak = useWeakness()
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        help={t('password_help')}
        isGuessable={password => !!weak?.(password, email)}
        isRequired
        label={label ?? t('password')}
        name="password"
        showsStrength
      />
      <PasswordField autoComplete="new-password" isRequired label={t('password_again')} name="confirmation" />
    </>
  )
}
