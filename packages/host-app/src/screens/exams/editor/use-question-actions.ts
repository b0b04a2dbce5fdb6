import { deleteExamQuestion, type ExamQuestion, orderExamQuestions } from '@portal/contract/exam_questions'
import { confirm } from '@portal/ui/ConfirmDialog'
import { toast } from '@portal/ui/Toast'
import { useProblemText } from '../../../blocks/problem-text.ts'
import { useAct } from '../../../blocks/use-read.ts'
import { useExamTexts } from '../../../parts/exams/texts.ts'

/** Moving and deleting the questions of a test; `refresh` is called after each try. */
export const useQuestionActions = (examId: string, questions: readonly ExamQuestion[], refresh: () => void) => {
  const t = useExamTexts()
  const act = useAct()
  const problemText = useProblemText()
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (refused) {
      toast({ tone: 'danger', text: problemText(refused) })
    }
    refresh()
  }
  return {
    move: (from: number, by: -1 | 1) => {
      const question_ids = questions.map(({ id }) => id)
      const [moved] = question_ids.splice(from, 1)
      if (!moved) return
      question_ids.splice(from + by, 0, moved)
      void attempt(() => act(orderExamQuestions, { id: examId, question_ids }))
    },
    remove: async ({ id, version }: ExamQuestion) => {
      const question = { title: t('delete_question'), text: t('delete_question_help'), action: t('delete') }
      if (await confirm(question)) await attempt(() => act(deleteExamQuestion, { id, version }))
    },
  }
}
