import { PasswordField } from '@portal/ui/PasswordField'
import { useAuthTexts } from '../../texts/texts.ts'

/** The code of the confirmation box: two passwords that differ (decision 40). */
export const checkConfirmation = (form: FormData): Record<string, string> =>
  form.get('password') === form.get('confirmation') ? {} : { confirmation: 'password_mismatch' }

/** A password that is being chosen, and typed once more; for `useForm` with `checkConfirmation`. */
export const NewPassword = ({ label }: { label?: string }) => {
  const t = useAuthTexts()
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        help={t('password_help')}
        isRequired
        label={label ?? t('password')}
        name="password"
        showsStrength
      />
      <PasswordField autoComplete="new-password" isRequired label={t('password_again')} name="confirmation" />
    </>
  )
}
