import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useRefusalText } from '../../../blocks/feedback/problem-text.ts'
import { useExamTexts } from '../../../core/texts/training.ts'

interface UnsavedMarkProps {
  failure: unknown
  /** Moves to the answer. Omitted if the test no longer has it. */
  onGo?: () => void
  onDiscard: () => void
}

/** A mark that failed to save after the user moved on to the next answer. */
export const UnsavedMark = ({ failure, onGo, onDiscard }: UnsavedMarkProps) => {
  const t = useExamTexts()
  const refusalText = useRefusalText()
  return (
    <Banner isLive title={t('mark_unsaved')} tone="danger">
      <Inline spread="between">
        {refusalText(failure)}
        <Inline gap="small">
          {onGo && (
            <Button onPress={onGo} size="small">
              {t('go_to_answer')}
            </Button>
          )}
          <Button onPress={onDiscard} size="small">
            {t('mark_discard')}
          </Button>
        </Inline>
      </Inline>
    </Banner>
  )
}
