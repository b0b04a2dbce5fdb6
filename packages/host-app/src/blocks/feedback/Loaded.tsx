import type { ReactNode } from 'react'
import type { ReadState } from '../api/use-read.ts'
import { ListFailed, NotRefreshed } from './ListFailed.tsx'

interface LoadedProps<Data> {
  read: ReadState<Data>
  /** Reserves the space while the data loads. */
  placeholder: ReactNode
  /** Shown instead if the record doesn't exist or may not be read. Default: an error state that says so. */
  refused?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Renders the data, its placeholder, or the reason why it failed to load. A failed revalidation is shown above the
 * stale data.
 */
export const Loaded = <Data,>({ read, placeholder, refused, children }: LoadedProps<Data>) => {
  const { data, error, isValidating, mutate } = read
  const retry = () => void mutate()
  if (data === undefined)
    return error === undefined ? (
      placeholder
    ) : (
      <ListFailed error={error} isRetrying={isValidating} onRetry={retry} refused={refused} />
    )
  return (
    <>
      {error !== undefined && <NotRefreshed onRetry={retry} />}
      {children(data)}
    </>
  )
}
