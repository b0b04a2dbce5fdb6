import { type PendingEmailChange, stopOwnEmailChange } from '@portal/contract/people/users/email-changes'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { leaveFocus, restoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useAccountTexts } from '../../../core/texts/people.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { ConfirmChange } from './ConfirmChange.tsx'

interface PendingEmailBannerProps {
  change: PendingEmailChange
  /** Called after the change was cancelled. */
  onStopped: () => void
  /** Called after the change was applied. */
  onConfirmed: () => void
}

/** A change of the person's email that somebody else requested. The person cancels it or applies it at once. */
export const PendingEmailBanner = ({ change, onStopped, onConfirmed }: PendingEmailBannerProps) => {
  const t = useAccountTexts()
  const nameOf = useNameOf()
  const act = useAct()
  const { attempt, isBusy, failure } = useAttempt()
  const [isConfirming, setConfirming] = useState(false)
  const stop = async () => {
    await act(stopOwnEmailChange, {})
    // The focused button unmounts with the change.
    leaveFocus()
    onStopped()
  }
  const confirmed = () => {
    onConfirmed()
    restoreFocus()
  }
  const by = change.asked_by && <Isolate direction="auto">{nameOf(change.asked_by)}</Isolate>
  return (
    <>
      <Banner title={t('email_change.title')} tone="warning">
        <Stack gap="small">
          <DescriptionList
            columns="one"
            facts={[
              { label: t('email_change.new'), value: <Isolate direction="ltr">{change.email}</Isolate> },
              ...(by ? [{ label: t('email_change.asked_by'), value: by }] : []),
              { label: t('email_change.due'), value: <DateText format="datetime" value={change.due_at} /> },
            ]}
          />
          <Text>{t('email_change.help')}</Text>
          <Inline>
            <Button isBusy={isBusy} onPress={() => void attempt(stop)}>
              {t('email_change.stop')}
            </Button>
            <Button onPress={() => setConfirming(true)}>{t('email_change.confirm')}</Button>
          </Inline>
        </Stack>
      </Banner>
      <FailureBanner failure={failure} />
      {isConfirming && (
        <Dialog isOpen onClose={() => setConfirming(false)} title={t('email_change.confirm')}>
          <ConfirmChange email={change.email} onDone={confirmed} />
        </Dialog>
      )}
    </>
  )
}
