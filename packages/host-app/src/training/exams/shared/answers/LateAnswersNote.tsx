import type { ListedResult } from '@portal/contract/training/exams/exam-marking'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { LateDialog } from './LateDialog.tsx'

interface LateAnswersNoteProps {
  result: ListedResult
  /** Called after a decision. */
  onDecided: () => void
}

/** Number of late answers or the decision on them, with a button to read and decide. */
export const LateAnswersNote = ({
  result: { id, trainee, late, late_decision, state, can },
  onDecided,
}: LateAnswersNoteProps) => {
  const t = useExamTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Inline>
      <Text as="span">{late_decision ? t(`late_decisions.${late_decision}`) : t('late_count', { count: late })}</Text>
      {can.decide_late && state === 'closed' && (
        <Button onPress={() => setOpen(true)} size="small">
          {t(late_decision ? 'late_show' : 'late_decide')}
        </Button>
      )}
      {isOpen && <LateDialog id={id} onClose={() => setOpen(false)} onDecided={onDecided} trainee={trainee} />}
    </Inline>
  )
}
