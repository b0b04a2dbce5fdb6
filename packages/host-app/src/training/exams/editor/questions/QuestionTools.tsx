import { questionTable } from '@portal/contract/training/exams/exam-question-files'
import type { ExamQuestion } from '@portal/contract/training/exams/exam-questions'
import type { Exam } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { FailureBanner } from '../../../../blocks/feedback/FailureBanner.tsx'
import { useAttempt } from '../../../../blocks/feedback/use-attempt.ts'
import { useExamTexts } from '../../../../core/texts/training.ts'

interface QuestionToolsProps {
  exam: Pick<Exam, 'slug'>
  questions: readonly ExamQuestion[]
  onPreview: () => void
}

/** Exports a test's questions or previews the test. Renders nothing without questions. */
export const QuestionTools = ({ exam, questions, onPreview }: QuestionToolsProps) => {
  const t = useExamTexts()
  const { attempt, isBusy, failure } = useAttempt()
  const save = async () => {
    const { saveTable } = await import('../../../../workspace/reports/workbook/download.ts')
    await saveTable(`${exam.slug}-test.xlsx`, questionTable(questions.map(({ question }) => question)))
  }
  if (questions.length === 0) return null
  return (
    <Inline>
      <FailureBanner failure={failure} />
      <Button isBusy={isBusy} onPress={() => void attempt(save)}>
        {t('export_questions')}
      </Button>
      <Button onPress={onPreview}>{t('preview')}</Button>
    </Inline>
  )
}
