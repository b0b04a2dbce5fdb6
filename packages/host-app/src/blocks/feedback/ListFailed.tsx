import { ProblemError } from '@portal/contract/core/api/call'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { ErrorState } from '@portal/ui/ErrorState'
import { Inline } from '@portal/ui/Inline'
import type { ReactNode } from 'react'
import { isOfflinePage } from '../../core/offline/stores.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useProblemText } from './problem-text.ts'

const isAway = (error: unknown) => error instanceof ProblemError && error.problem.code === 'unavailable'

const isFinal = (error: unknown) => error instanceof ProblemError && [403, 404].includes(error.problem.status)

const pictureOf = (error: unknown) => {
  if (error instanceof ProblemError && error.problem.status === 403) return { picture: 'no_access' } as const
  return !navigator.onLine && ({ picture: 'offline' } as const)
}

interface ListFailedProps {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  /** Shown instead if the record doesn't exist or may not be read. Default: an error state that says so. */
  refused?: ReactNode
}

/** Error state for data that failed to load. Offers a retry only if one can help. */
export const ListFailed = ({ error, isRetrying, onRetry, refused }: ListFailedProps) => {
  const t = useBlockTexts()
  const problemText = useProblemText()
  // In the offline area, most data is cached, so say that this isn't.
  const isMissing = isAway(error) && isOfflinePage(location.pathname)
  if (refused && isFinal(error)) return refused
  return (
    <ErrorState
      isRetrying={isRetrying}
      title={t(isMissing ? 'not_stored' : 'not_shown')}
      {...pictureOf(error)}
      {...(!isFinal(error) && { onRetry })}
    >
      {isMissing ? t('not_stored_text') : problemText(error)}
    </ErrorState>
  )
}

/** Shown above stale data whose revalidation failed. */
export const NotRefreshed = ({ onRetry }: Pick<ListFailedProps, 'onRetry'>) => {
  const t = useBlockTexts()
  return (
    <Banner isLive tone="warning">
      <Inline spread="between">
        {t('not_refreshed')}
        <Button onPress={onRetry} size="small">
          {t('retry')}
        </Button>
      </Inline>
    </Banner>
  )
}
