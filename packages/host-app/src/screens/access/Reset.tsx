import { resetPassword } from '@portal/contract/access'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { useLocation, useSearchParams } from 'wouter'
import { checkConfirmation, NewPassword } from '../../blocks/NewPassword.tsx'
import { filled, useForm } from '../../blocks/use-form.ts'
import { useAuthTexts } from '../../texts/texts.ts'
import { CodeFields } from './CodeFields.tsx'
import { NoMail } from './NoMail.tsx'

const read = (form: FormData) => {
  const { confirmation: _, ...fields } = filled(form)
  return fields
}

/** Sets a new password with the code that was sent; all sessions of the account end with it (decision 31). */
const Reset = () => {
  const t = useAuthTexts()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const known = search.get('email') ?? undefined
  const { form, isSending, failure } = useForm({
    endpoint: resetPassword,
    read,
    check: checkConfirmation,
    onDone: (_, { email }) => navigate(`/auth/login?done=changed&email=${encodeURIComponent(email)}`),
  })
  return (
    <Page title={t('reset.title')} width="form" {...(known === undefined ? { lead: t('reset.lead') } : {})}>
      <NoMail />
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} isStretched type="submit" variant="primary">
            {t('reset.submit')}
          </Button>
        }
        key={known}
      >
        <CodeFields email={known} failure={failure} sent={t('reset.sent', { email: known ?? '' })} />
        <NewPassword label={t('password_new')} />
      </Form>
      <Inline>
        <Link href="/auth/password/forgot">{t('reset.again')}</Link>
        <Link href="/auth/login">{t('to_login')}</Link>
      </Inline>
    </Page>
  )
}

export default Reset
