import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Status } from '@portal/ui/Status'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { useSessionTexts } from '../../training_sessions/texts.ts'

interface SaveStateProps {
  /** How many marks are not saved yet. */
  pending: number
  /** Why the last try failed; null where it did not. */
  failure: unknown
  onRetry: () => void
}

/** Whether what was marked is saved; where it is not, why, and the way to try again. */
export const SaveState = ({ pending, failure, onRetry }: SaveStateProps) => {
  const t = useSessionTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const isFailed = pending > 0 && failure !== null
  return (
    <Inline gap="small">
      <span role="status">
        {isFailed ? (
          <Status tone="danger">{`${t('not_saved', { count: pending })}. ${problemText(failure)}`}</Status>
        ) : (
          <Status tone={pending > 0 ? 'info' : 'success'}>{t(pending > 0 ? 'saving' : 'saved')}</Status>
        )}
      </span>
      {isFailed && (
        <Button onPress={onRetry} size="small">
          {blocks('retry')}
        </Button>
      )}
    </Inline>
  )
}
