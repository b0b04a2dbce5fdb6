import { forgotPassword } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { TextField } from '@portal/ui/TextField'
import { useLocation, useSearchParams } from 'wouter'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { NoMail } from './code/NoMail.tsx'
import { usePublicMailSuffix } from './use-public-installation.ts'

/** Requests a code for a new password. Behaves the same for known and unknown emails. */
const Forgot = () => {
  const t = useAuthTexts()
  const kept = usePublicMailSuffix()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { form, isSending } = useForm({
    endpoint: forgotPassword,
    read: filled,
    onDone: (_, { email }) => navigate(`/auth/password/reset?email=${encodeURIComponent(email)}`),
  })
  return (
    <Page lead={t(`forgot.lead${kept}`)} title={t('forgot.title')} width="form">
      <NoMail />
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} isStretched type="submit" variant="primary">
            {t(`forgot.submit${kept}`)}
          </Button>
        }
      >
        <TextField
          autoComplete="username"
          defaultValue={search.get('email') ?? ''}
          isRequired
          label={t('email')}
          name="email"
          type="email"
        />
      </Form>
      <Link href="/auth/login">{t('to_login')}</Link>
    </Page>
  )
}

export default Forgot
