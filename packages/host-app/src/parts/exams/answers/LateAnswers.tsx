import { type AttemptResult, decideLateAnswers } from '@portal/contract/exam_marking'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useExamTexts } from '../texts.ts'

interface LateAnswersProps {
  result: AttemptResult
  /** Called after a decision. */
  onDecided: () => void
}

/** Answers of an attempt that came too late: once it is closed they are accepted or rejected together. */
export const LateAnswers = ({ result: { id, late, state }, onDecided }: LateAnswersProps) => {
  const t = useExamTexts()
  const act = useAct()
  const problemText = useProblemText()
  const decide = async (decision: 'accept' | 'reject') => {
    try {
      await act(decideLateAnswers, { id, decision })
      toast({ tone: 'success', text: t(decision === 'accept' ? 'accepted' : 'rejected') })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
    onDecided()
  }
  return (
    <Inline>
      <Text as="span">{t('late_count', { count: late })}</Text>
      {state === 'closed' && (
        <>
          <Button onPress={() => void decide('accept')} size="small">
            {t('accept')}
          </Button>
          <Button onPress={() => void decide('reject')} size="small" variant="quiet">
            {t('reject')}
          </Button>
        </>
      )}
    </Inline>
  )
}
