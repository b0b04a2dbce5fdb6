import { retryEmail } from '@portal/contract/messages/emails'
import { Button } from '@portal/ui/Button'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useMailSuffix } from '../../blocks/api/use-installation.ts'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useEmailTexts } from '../../core/texts/messages.ts'

/** Queues a failed message again. */
export const RetryButton = ({ id }: { id: string }) => {
  const t = useEmailTexts()
  const kept = useMailSuffix()
  const problemText = useProblemText()
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await act(retryEmail, { id }).catch(error => toast({ tone: 'danger', text: problemText(error) }))
    setBusy(false)
  }
  return (
    <Button isBusy={isBusy} onPress={retry} variant="primary">
      {t(`retry${kept}`)}
    </Button>
  )
}
