import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'

export interface ErrorStateProps extends ElementProps {
  /** What failed. */
  title: string
  /** What was saved, and what to do next. */
  children?: ReactNode
  /** Retries. Without it, no button is shown. */
  onRetry?: () => void
  /** Whether a retry is pending. Default `false`. */
  isRetrying?: boolean
  /** An illustration of a known cause that isn't a fault. Default: the error icon. */
  picture?: 'offline' | 'no_access'
}

/** Replaces content that failed to load. */
export const ErrorState = ({ title, children, onRetry, isRetrying, picture, ...element }: ErrorStateProps) => {
  const t = useUiTexts()
  return (
    <div role="alert" {...element}>
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
        {...(picture && { picture })}
      >
        {children}
      </EmptyState>
    </div>
  )
}
