import { Banner } from '@portal/ui/Banner'
import type { ReactNode } from 'react'
import { FailureBanner } from '../feedback/FailureBanner.tsx'
import { useBlockTexts } from '../texts.ts'
import type { useRowResults } from './use-row-results.ts'

interface RowOutcomeProps {
  /** From useRowResults, with what the call was refused with. */
  outcome: ReturnType<typeof useRowResults> & { readonly failure: unknown }
  /** Says on how many rows it was carried out, and on how many not. Default: that many are done, that many not. */
  text?: (done: number, left: number) => string
  /** Under that, such as why some rows were left. Default nothing. */
  children?: ReactNode
  /** Whether it is all that is left of its container, so that it cannot be closed alone. Default `false`. */
  stays?: boolean
}

/** What came of the last call about several rows: how many it was carried out on, or why on none. */
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
