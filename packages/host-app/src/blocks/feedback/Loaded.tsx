import type { ReactNode } from 'react'
import type { ReadState } from '../api/use-read.ts'
import { ListFailed, NotRefreshed } from './ListFailed.tsx'

interface LoadedProps<Data> {
  /** From useRead, or `read` of usePages. */
  read: ReadState<Data>
  /** Keeps the space until it is here. */
  placeholder: ReactNode
  /** In its place where it does not exist or may not be read. Default: says that. */
  refused?: ReactNode
  children: (data: Data) => ReactNode
}

/** What was read; until it is here its placeholder, and why it is not here, or could not be read again. */
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
