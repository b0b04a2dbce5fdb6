import { Banner } from '@portal/ui/Banner'
import { useProblemText } from './problem-text.ts'

// What was pressed may be far from it, such as in the foot of a long dialog.
const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** What a call was refused with, read out when it comes up; nothing where nothing was. */
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
