import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useUser } from '../../../session/session.ts'
import { useAccountTexts } from '../texts.ts'
import { EmailCodeForm } from './EmailCodeForm.tsx'
import { NewEmailForm } from './NewEmailForm.tsx'

type Step = { readonly form: 'address' } | { readonly form: 'code'; readonly sentTo?: string }

/** The own email address, and its change in two steps: the new address with the password, then the code sent to it. */
export const Email = () => {
  const t = useAccountTexts()
  const user = useUser()
  const [step, setStep] = useState<Step>()
  const [isDone, setDone] = useState(false)
  const begin = () => {
    setDone(false)
    setStep({ form: 'address' })
  }
  return (
    <Section help={t('email.help')} title={t('email.title')}>
      <Text>
        <Isolate direction="ltr">{user?.email}</Isolate>
      </Text>
      <Inline>
        <Button onPress={begin}>{t('email.change')}</Button>
      </Inline>
      {isDone && (
        <Banner isLive tone="success">
          {t('email.done')}
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
                setDone(true)
              }}
              sentTo={step.sentTo}
            />
          )}
        </Dialog>
      )}
    </Section>
  )
}
