import { Banner } from '@portal/ui/Banner'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { FailureBanner } from '../feedback/FailureBanner.tsx'
import type { useRowResults } from './use-row-results.ts'

interface RowOutcomeProps {
  /** From `useRowResults`, with the failure of the request. */
  outcome: ReturnType<typeof useRowResults> & { readonly failure: unknown }
  /** Text for the numbers of changed and skipped rows. Default: states both numbers. */
  text?: (done: number, left: number) => string
  /** Shown below, such as the reasons for skipped rows. Default nothing. */
  children?: ReactNode
  /** Whether its container has no other content, so that it can't be dismissed. Default `false`. */
  stays?: boolean
}

/** Result of the last bulk action: how many rows changed, or why it failed. */
export const RowOutcome = ({ outcome: { done, left, failure, show }, text, children, stays }: RowOutcomeProps) => {
  const t = useBlockTexts()
  const usual = () => (left > 0 ? t('rows_done_some', { done, left }) : t('rows_done', { done }))
  if (failure !== undefined) return <FailureBanner failure={failure} />
  if (done + left === 0) return null
  return (
    <Banner isLive tone={left > 0 ? 'warning' : 'success'} {...(!stays && { onDismiss: () => show([]) })}>
      <p>{(text ?? usual)(done, left)}</p>
      {children}
    </Banner>
  )
}
