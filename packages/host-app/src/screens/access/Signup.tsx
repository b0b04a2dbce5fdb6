import { signup } from '@portal/contract/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { Form } from '@portal/ui/Form'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { linked } from '../../blocks/linked.tsx'
import { checkConfirmation, NewPassword } from '../../blocks/NewPassword.tsx'
import { filled, useForm } from '../../blocks/use-form.ts'
import { readLanguage } from '../../language.ts'
import { useAuthTexts } from '../../texts/texts.ts'
import { ProfileFields } from '../profile/ProfileFields.tsx'
import { clearDraft, keepDraft, readDraft } from './draft.ts'

const read = (form: FormData) => {
  const { confirmation: _, terms, ...fields } = filled(form)
  return { ...fields, language: readLanguage(), terms: terms !== undefined }
}

/** Makes an account of type user; an email that is known is answered alike (decision 32). */
const Signup = () => {
  const t = useAuthTexts()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(readDraft)
  const { form, isSending } = useForm({
    endpoint: signup,
    read,
    check: checkConfirmation,
    onDone: (_, { email }) => {
      clearDraft()
      navigate(`/auth/verify?email=${encodeURIComponent(email)}`)
    },
  })
  const startOver = () => {
    clearDraft()
    setDraft({})
  }
  return (
    <Page lead={t('signup.lead')} title={t('signup.title')} width="form">
      {Object.keys(draft).length > 0 && (
        <Banner>
          <Text>{t('signup.draft')}</Text>
          <Button onPress={startOver} size="small">
            {t('signup.draft_clear')}
          </Button>
        </Banner>
      )}
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit" variant="primary">
              {t('signup.submit')}
            </Button>
            <Text tone="muted">
              {t('signup.have')} <Link href="/auth/login">{t('login.submit')}</Link>
            </Text>
          </>
        }
        hasStickyActions
        key={JSON.stringify(draft)}
        onInput={given => {
          form.onInput(given)
          keepDraft(given)
        }}
      >
        <ProfileFields values={draft} />
        <Section title={t('signup.account')}>
          <TextField
            autoComplete="username"
            defaultValue={draft.email ?? ''}
            isRequired
            label={t('email')}
            name="email"
            type="email"
          />
          <NewPassword />
          <Checkbox isRequired name="terms">
            {linked(t('signup.terms'), { terms: '/about#terms', privacy: '/about#privacy' })}
          </Checkbox>
        </Section>
      </Form>
    </Page>
  )
}

export default Signup
