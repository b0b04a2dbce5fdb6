import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Status } from '@portal/ui/Status'
import type { SendFailure } from '@portal/widgets/outbox'
import { useBlockTexts, useErrorTexts } from '../../core/texts/texts.ts'

interface OutboxStateProps {
  /** Number of entries that are unsent or in flight. */
  pending: number
  /** Number of entries that the server rejected. */
  refused: number
  /** Why sending failed. */
  obstacle: SendFailure | undefined
  onRetry: () => void
}

const causes = { temporary: 'busy', signed_out: 'not_signed_in', unreachable: 'unavailable' } as const

/** Shows whether all entries of an outbox are saved. If not, shows why and offers a retry. */
export const OutboxState = ({ pending, refused, obstacle, onRetry }: OutboxStateProps) => {
  const t = useBlockTexts()
  const errors = useErrorTexts()
  const waiting = pending > 0 ? obstacle?.kind : undefined
  const cause =
    waiting === 'temporary' || waiting === 'signed_out' || waiting === 'unreachable' ? causes[waiting] : null
  const isSaving = pending > 0 && cause === null
  const isFailed = cause !== null || refused > 0
  return (
    <Inline gap="small">
      <span role="status">
        {isFailed ? (
          <Status tone="danger">
            {`${t('not_saved', { count: refused + (isSaving ? 0 : pending) })}${cause ? `. ${errors(cause)}` : ''}`}
          </Status>
        ) : (
          <Status tone={isSaving ? 'info' : 'success'}>{t(isSaving ? 'saving' : 'saved')}</Status>
        )}
      </span>
      {isFailed && (
        <Button onPress={onRetry} size="small">
          {t('retry')}
        </Button>
      )}
    </Inline>
  )
}
