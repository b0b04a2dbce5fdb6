import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useExamTexts } from '../../core/texts/training.ts'

interface UnsavedMarkProps {
  failure: unknown
  /** Moves to the answer. */
  onGo: () => void
}

/** A mark that failed to save after the user moved on to the next answer. */
export const UnsavedMark = ({ failure, onGo }: UnsavedMarkProps) => {
  const t = useExamTexts()
  const problemText = useProblemText()
  return (
    <Banner isLive title={t('mark_unsaved')} tone="danger">
      <Inline spread="between">
        {problemText(failure)}
        <Button onPress={onGo} size="small">
          {t('go_to_answer')}
        </Button>
      </Inline>
    </Banner>
  )
}
