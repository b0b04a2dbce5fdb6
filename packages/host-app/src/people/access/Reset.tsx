import { ProblemError } from '@portal/contract/core/api/call'
import { resetPassword } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { checkConfirmation, NewPassword } from '../../blocks/form/NewPassword.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { CodeFields } from './code/CodeFields.tsx'
import { NoMail } from './code/NoMail.tsx'
import { usePublicMailSuffix } from './use-public-installation.ts'

const read = (form: FormData) => {
  const { confirmation: _, ...fields } = filled(form)
  return fields
}

// In the fragment, so that no server or proxy logs it.
const invitationIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('invitation') ?? undefined

/** Whether the code is invalid. An invitation's code comes from its link, so the person can't correct it. */
const isUseless = (failure: unknown) =>
  failure instanceof ProblemError && ['code_wrong', 'code_expired'].includes(failure.problem.code)

/** Sets a new password, or the first one of an invitation. Ends all sessions of the account. */
const Reset = () => {
  const t = useAuthTexts()
  const kept = usePublicMailSuffix()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const known = search.get('email') ?? undefined
  const [invitation] = useState(() => (known === undefined ? undefined : invitationIn(window.location.hash)))
  const lead = invitation === undefined ? t(`reset.lead${kept}`) : t('invitation.lead', { email: known ?? '' })
  const { form, isSending, failure } = useForm({
    endpoint: resetPassword,
    read,
    check: checkConfirmation,
    onDone: (_, { email }) => navigate(`/auth/login?done=changed&email=${encodeURIComponent(email)}`),
  })
  return (
    <Page
      title={invitation === undefined ? t('reset.title') : t('invitation.title')}
      width="form"
      {...(known === undefined || invitation !== undefined ? { lead } : {})}
    >
      {invitation === undefined && <NoMail />}
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} isStretched type="submit" variant="primary">
            {t('reset.submit')}
          </Button>
        }
        key={known}
        {...(invitation !== undefined && isUseless(failure) && { serverError: t('invitation.refused') })}
      >
        {invitation === undefined ? (
          <CodeFields email={known} failure={failure} sent={t(`reset.sent${kept}`, { email: known ?? '' })} />
        ) : (
          <>
            <input autoComplete="username" name="email" readOnly type="hidden" value={known} />
            <input name="code" readOnly type="hidden" value={invitation} />
          </>
        )}
        <NewPassword email={known} label={t('password_new')} />
      </Form>
      <Inline>
        <Link href="/auth/password/forgot">{t('reset.again')}</Link>
        <Link href="/auth/login">{t('to_login')}</Link>
      </Inline>
    </Page>
  )
}

export default Reset
