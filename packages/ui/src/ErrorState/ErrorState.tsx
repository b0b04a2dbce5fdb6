import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { useUiTexts } from '../locales/index.ts'

interface ErrorStateProps {
  /** What could not be done. */
  title: string
  /** What was kept and what can be done. */
  children?: ReactNode
  /** Tries again; without it no button is shown. */
  onRetry?: () => void
  /** While it tries. Default `false`. */
  isRetrying?: boolean
}

/** In place of what could not be loaded. */
export const ErrorState = ({ title, children, onRetry, isRetrying }: ErrorStateProps) => {
  const t = useUiTexts()
  return (
    <div role="alert">
      <EmptyState
        action={
          onRetry && (
            <Button isBusy={isRetrying} onPress={onRetry}>
              {t('retry')}
            </Button>
          )
        }
        icon="warning"
        title={title}
      >
        {children}
      </EmptyState>
    </div>
  )
}
