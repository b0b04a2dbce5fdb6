import { signUp } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Text } from '@portal/ui/Text'
import { RegionContext } from '@portal/ui/UiProvider'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useShowFailure } from '../../blocks/feedback/FailureBanner.tsx'
import { checkConfirmation } from '../../blocks/form/NewPassword.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { readLanguage } from '../../core/language.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { ProfileFields } from '../profiles/ProfileFields.tsx'
import { DraftNote } from './sign-up/DraftNote.tsx'
import { clearDraft, readSignUpDraft, saveDraft } from './sign-up/draft.ts'
import { NewAccount } from './sign-up/NewAccount.tsx'
import { usePublicInstallation } from './use-public-installation.ts'

const read = (form: FormData) => {
  const { confirmation: _, terms, ...fields } = filled(form)
  return { ...fields, language: readLanguage(), terms: terms !== undefined }
}

/** Creates an account of type user. Behaves the same if the email is already known. */
const SignUp = () => {
  const t = useAuthTexts()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(readSignUpDraft)
  const { form, isSending, failure } = useForm({
    endpoint: signUp,
    read,
    check: checkConfirmation,
    onDone: (_, { email }) => {
      clearDraft()
      navigate(`/auth/verify?email=${encodeURIComponent(email)}`, { state: 'sent' })
    },
  })
  useShowFailure(failure)
  const country = usePublicInstallation()?.country
  const startOver = () => {
    clearDraft()
    setDraft({})
  }
  return (
    <Page lead={t('sign_up.lead')} title={t('sign_up.title')} width="form">
      {Object.keys(draft).length > 0 && <DraftNote onStartOver={startOver} />}
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit" variant="primary">
              {t('sign_up.submit')}
            </Button>
            <Text tone="muted">
              {t('sign_up.have')} <Link href="/auth/login">{t('login.submit')}</Link>
            </Text>
          </>
        }
        hasStickyActions
        key={JSON.stringify(draft)}
        onInput={given => {
          form.onInput(given)
          saveDraft(given)
        }}
      >
        <RegionContext value={country}>
          <ProfileFields values={draft} />
        </RegionContext>
        <NewAccount email={draft.email ?? ''} />
      </Form>
    </Page>
  )
}

export default SignUp
