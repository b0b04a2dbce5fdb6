import { deleteExam, type Exam } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useExamTexts } from '../../../core/texts/training.ts'

interface DeleteExamProps {
  exam: Exam
  /** Called after each attempt, successful or not. */
  onDone: () => void
}

/** Deletes a test and its questions after a confirmation. Only tests without attempts can be deleted. */
export const DeleteExam = ({ exam: { id, version, title }, onDone }: DeleteExamProps) => {
  const t = useExamTexts()
  const act = useAct()
  const problemText = useProblemText()
  const remove = async () => {
    const question = { title: t('delete_exam_title', { title }), text: t('delete_exam_text'), action: t('delete') }
    if (!(await confirm(question))) return
    try {
      await act(deleteExam, { id, version })
      toast({ tone: 'success', text: t('exam_deleted') })
    } catch (refused) {
      toast({ tone: 'danger', text: problemText(refused) })
    }
    onDone()
  }
  return (
    <Button onPress={() => void remove()} variant="quiet">
      {t('delete_exam')}
    </Button>
  )
}
