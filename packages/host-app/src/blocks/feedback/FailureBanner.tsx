import { Banner } from '@portal/ui/Banner'
import { useProblemText } from './problem-text.ts'

/** What a call was refused with, read out when it comes up; nothing where nothing was. */
export const FailureBanner = ({ failure }: { failure: unknown }) => {
  const problemText = useProblemText()
  return failure === undefined ? null : (
    <Banner isLive tone="danger">
      {problemText(failure)}
    </Banner>
  )
}
