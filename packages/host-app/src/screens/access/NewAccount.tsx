import { Checkbox } from '@portal/ui/Checkbox'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { linked } from '../../blocks/linked.tsx'
import { NewPassword } from '../../blocks/NewPassword.tsx'
import { useAuthTexts } from '../../texts/texts.ts'

/** Email, password, and consent to terms and privacy policy. */
export const NewAccount = ({ email }: { email: string }) => {
  const t = useAuthTexts()
  return (
    <Section title={t('signup.account')}>
      <TextField autoComplete="username" defaultValue={email} isRequired label={t('email')} name="email" type="email" />
      <NewPassword />
      <Checkbox isRequired name="terms">
        {linked(t('signup.terms'), { terms: '/about#terms', privacy: '/about#privacy' })}
      </Checkbox>
    </Section>
  )
}
