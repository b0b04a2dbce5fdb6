import { confirmOwnEmail } from '@portal/contract/people/own-account/own-account'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DigitInput } from '@portal/ui/DigitInput'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { useEffect, useState } from 'react'
import { useMailSuffix } from '../../../blocks/api/use-installation.ts'
import { useAct } from '../../../blocks/api/use-read.ts'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { loadUser } from '../../../core/session/session.ts'
import { useAccountTexts } from '../../../core/texts/people.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'

interface EmailCodeFormProps {
  /** The address that a code was just sent to. Undefined for an earlier code. */
  sentTo: string | undefined
  onBack: () => void
  onDone: () => void
}

/** Confirms the new address with the emailed code. */
export const EmailCodeForm = ({ sentTo, onBack, onDone }: EmailCodeFormProps) => {
  const t = useAccountTexts()
  const auth = useAuthTexts()
  const kept = useMailSuffix()
  const [failures, setFailures] = useState(0)
  const { form, isSending, failure } = useForm({
    endpoint: confirmOwnEmail,
    read: filled,
    send: useAct(),
    onDone: async () => {
      await loadUser()
      onDone()
    },
  })
  useEffect(() => {
    if (failure) setFailures(count => count + 1)
  }, [failure])
  return (
    <Form
      {...form}
      actions={
        <>
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('email.confirm')}
          </Button>
          <Button onPress={onBack} variant="quiet">
            {auth('reset.again')}
          </Button>
        </>
      }
    >
      {kept && <Banner>{auth('no_mail')}</Banner>}
      {sentTo !== undefined && <Text>{t(`email.sent${kept}`, { email: sentTo })}</Text>}
      <DigitInput autoFocus help={auth('code_help')} key={failures} label={auth('code')} name="code" />
    </Form>
  )
}
