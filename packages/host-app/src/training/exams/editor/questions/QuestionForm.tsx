import { type ExamQuestion, editExamQuestion } from '@portal/contract/training/exams/exam-questions'
import { RecordForm } from '../../../../blocks/form/RecordForm.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { questionOfForm } from './question-form.ts'

interface QuestionFormProps {
  asked: ExamQuestion
  onCancel: () => void
  onDone: () => void
}

const fieldOf = (path: string) => path.replace(/^question\.?/, '').replace(/^options\..*/, 'options')

/** Edits a question, which creates a new version. */
export const QuestionForm = ({ asked, onCancel, onDone }: QuestionFormProps) => {
  const { kind } = asked.question
  return (
    <RecordForm
      endpoint={editExamQuestion}
      fieldOf={fieldOf}
      onCancel={onCancel}
      onDone={onDone}
      read={form => ({ question: questionOfForm(form, kind) })}
      record={asked}
    >
      <QuestionFields kind={kind} question={asked.question} />
    </RecordForm>
  )
}
