import { readOwnEmailChange } from '@portal/contract/people/users/email-changes'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useUser } from '../../../core/session/session.ts'
import { useAccountTexts } from '../../../core/texts/people.ts'
import { EmailCodeForm } from './EmailCodeForm.tsx'
import { NewEmailForm } from './NewEmailForm.tsx'
import { PendingEmailBanner } from './PendingEmailBanner.tsx'

type Step = { readonly form: 'address' } | { readonly form: 'code'; readonly sentTo?: string }

/** The person's email, and its change in two steps: the new address with the password, then the emailed code. */
export const Email = () => {
  const t = useAccountTexts()
  const user = useUser()
  const [step, setStep] = useState<Step>()
  const [outcome, setOutcome] = useState<'email.done' | 'email_change.stopped'>()
  const change = useRead(readOwnEmailChange, {}).data?.data.change
  const begin = () => {
    setOutcome(undefined)
    setStep({ form: 'address' })
  }
  return (
    <Section help={t('email.help')} title={t('email.title')}>
      <Text>
        <Isolate direction="ltr">{user?.email}</Isolate>
      </Text>
      {change && (
        <PendingEmailBanner
          change={change}
          onConfirmed={() => setOutcome('email.done')}
          onStopped={() => setOutcome('email_change.stopped')}
        />
      )}
      <Inline>
        <Button onPress={begin}>{t('email.change')}</Button>
      </Inline>
      {outcome && (
        <Banner isLive tone="success">
          {t(outcome)}
        </Banner>
      )}
      {step && (
        <Dialog isOpen onClose={() => setStep(undefined)} title={t('email.change')}>
          {step.form === 'address' ? (
            <NewEmailForm
              onCode={() => setStep({ form: 'code' })}
              onSent={sentTo => setStep({ form: 'code', sentTo })}
            />
          ) : (
            <EmailCodeForm
              onBack={begin}
              onDone={() => {
                setStep(undefined)
                setOutcome('email.done')
              }}
              sentTo={step.sentTo}
            />
          )}
        </Dialog>
      )}
    </Section>
  )
}
