import { readEmail, retryEmail } from '@portal/contract/emails'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { ErrorState } from '@portal/ui/ErrorState'
import { Skeleton } from '@portal/ui/Skeleton'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useAct, useRead } from '../../blocks/use-read.ts'
import { EmailContent } from './EmailContent.tsx'
import { useEmailTexts } from './texts.ts'

interface EmailDialogProps {
  /** The message that is open; none closes it. */
  id: string | undefined
  onClose: () => void
  /** Called when it was given to the sender again. */
  onRetried: () => void
}

/** One message as it was written; a failed one can be sent again. */
export const EmailDialog = ({ id, onClose, onRetried }: EmailDialogProps) => {
  const t = useEmailTexts()
  const problemText = useProblemText()
  const act = useAct()
  const [isRetrying, setRetrying] = useState(false)
  const { data, error, mutate } = useRead(readEmail, id === undefined ? null : { id })
  const email = data?.data.id === id ? data?.data : undefined
  const retry = async (failed: string) => {
    setRetrying(true)
    try {
      await act(retryEmail, { id: failed })
      toast({ tone: 'success', text: t('retried') })
      onRetried()
    } catch (problem) {
      toast({ tone: 'danger', text: problemText(problem) })
    } finally {
      setRetrying(false)
    }
  }
  return (
    <Dialog
      actions={
        email?.state === 'failed' && (
          <Button isBusy={isRetrying} onPress={() => retry(email.id)} variant="primary">
            {t('retry')}
          </Button>
        )
      }
      isDismissable
      isOpen={id !== undefined}
      onClose={onClose}
      size="large"
      title={email?.title ?? t('list')}
    >
      {email && <EmailContent email={email} />}
      {!email && !error && <Skeleton lines={6} />}
      {!email && error && (
        <ErrorState onRetry={() => void mutate()} title={t('one_failed')}>
          {problemText(error)}
        </ErrorState>
      )}
    </Dialog>
  )
}
