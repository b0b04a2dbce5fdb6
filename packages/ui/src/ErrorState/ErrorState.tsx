import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'

export interface ErrorStateProps extends ElementProps {
  /** What could not be done. */
  title: string
  /** What was saved and what can be done. */
  children?: ReactNode
  /** Tries again; without it no button is shown. */
  onRetry?: () => void
  /** While it tries. Default `false`. */
  isRetrying?: boolean
  /** A picture of the reason, where it is known and no fault. Default: the sign of a failure. */
  picture?: 'offline' | 'no_access'
}

/** In place of what could not be loaded. */
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
