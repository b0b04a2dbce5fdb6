import { verifyEmail } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Text } from '@portal/ui/Text'
import { useRef } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { AuthText } from './AuthText.ts'
import { CodeFields } from './code/CodeFields.tsx'
import { NoMail } from './code/NoMail.tsx'
import { Resend } from './code/Resend.tsx'
import { usePublicMailSuffix } from './use-public-installation.ts'

const loginOf = (email: string | undefined) =>
  email === undefined ? '/auth/login' : `/auth/login?email=${encodeURIComponent(email)}`

/** Verifies an email address with the code that was sent to it. */
const Verify = () => {
  const t = useAuthTexts()
  const kept = usePublicMailSuffix()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  // Sign-up has just sent a code. Login hasn't.
  const wasSent = useHistoryState() === 'sent'
  const known = search.get('email') ?? undefined
  // A code works only in the browser that signed up, or that has just submitted the password.
  const isFromElsewhere = !wasSent && search.get('from') !== 'login'
  const button = useRef<HTMLButtonElement>(null)
  const { form, isSending, failure } = useForm({
    endpoint: verifyEmail,
    read: filled,
    onDone: (_, { email }) => navigate(`/auth/login?done=verified&email=${encodeURIComponent(email)}`),
  })
  return (
    <Page lead={t(`verify.lead${kept}`)} title={t('verify.title')} width="form">
      <NoMail />
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} isStretched ref={button} type="submit" variant="primary">
            {t('verify.submit')}
          </Button>
        }
        key={known}
      >
        <CodeFields
          email={known}
          failure={failure}
          // The last digit must render before the form is read.
          onComplete={() => void setTimeout(() => button.current?.form?.requestSubmit())}
          sent={t(`verify.${wasSent ? 'sent_to' : 'sent_before'}${kept}`, { email: known ?? '' })}
        />
      </Form>
      {known !== undefined && (
        <Inline>
          <Resend email={known} key={known} wasSent={wasSent} />
          <Link href="/auth/verify">{t('verify.other')}</Link>
        </Inline>
      )}
      {isFromElsewhere && (
        <Text>
          <AuthText i18nKey="verify.elsewhere" links={{ login: loginOf(known) }} />
        </Text>
      )}
      <Link href="/auth/login">{t('to_login')}</Link>
    </Page>
  )
}

export default Verify
