import { Checkbox } from '@portal/ui/Checkbox'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { NewPassword } from '../../../blocks/form/NewPassword.tsx'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { AuthText } from '../AuthText.ts'

/** Email, password, and consent to the terms and the privacy policy. */
export const NewAccount = ({ email }: { email: string }) => {
  const t = useAuthTexts()
  return (
    <Section title={t('sign_up.account')}>
      <TextField autoComplete="username" defaultValue={email} isRequired label={t('email')} name="email" type="email" />
      <NewPassword email={email} />
      <Checkbox isRequired name="terms">
        <AuthText i18nKey="sign_up.terms" isExternal links={{ terms: '/about#terms', privacy: '/about#privacy' }} />
      </Checkbox>
    </Section>
  )
}
