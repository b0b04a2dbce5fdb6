import {
  deleteExamQuestion,
  type ExamQuestion,
  orderExamQuestions,
} from '@portal/contract/training/exams/exam-questions'
import { confirm } from '@portal/ui/ConfirmDialog'
import { moved } from '@portal/ui/Movable'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../../blocks/feedback/problem-text.ts'
import { useExamTexts } from '../../../../core/texts/training.ts'

interface QuestionRef {
  /** Shows an order before it is saved, so that several moves need no wait. */
  readonly show: (questions: ExamQuestion[]) => void
  readonly refresh: () => void
}

/** Moves and deletes the questions of a test. */
export const useQuestionActions = (
  examId: string,
  questions: readonly ExamQuestion[],
  { show, refresh }: QuestionRef,
) => {
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
    move: (from: number, to: number) => {
      const next = moved(questions, from, to)
      show(next)
      void attempt(() => act(orderExamQuestions, { id: examId, question_ids: next.map(({ id }) => id) }))
    },
    remove: async ({ id, version }: ExamQuestion) => {
      const question = { title: t('delete_question'), text: t('delete_question_help'), action: t('delete') }
      if (await confirm(question)) await attempt(() => act(deleteExamQuestion, { id, version }))
    },
  }
}
