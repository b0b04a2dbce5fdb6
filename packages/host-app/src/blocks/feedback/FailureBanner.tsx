import { Banner } from '@portal/ui/Banner'
import { useEffect } from 'react'
import { useProblemText } from './problem-text.ts'

// The pressed button may be far away, such as in the footer of a long dialog.
const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** Announces why a request failed. Renders nothing without a failure. */
export const FailureBanner = ({ failure }: { failure: unknown }) => {
  const problemText = useProblemText()
  return failure === undefined ? null : (
    <div ref={intoView}>
      <Banner isLive tone="danger">
        {problemText(failure)}
      </Banner>
    </div>
  )
}

/** Scrolls the server's error into view. In a long form it may be far from the submit button. */
export const useShowFailure = (failure: unknown): void => {
  useEffect(() => {
    if (failure) document.querySelector('form [role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [failure])
}
