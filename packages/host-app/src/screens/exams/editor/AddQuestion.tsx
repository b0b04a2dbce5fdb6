import { addExamQuestions, questionKinds } from '@portal/contract/exam_questions'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { RecordForm } from '../../../blocks/RecordForm.tsx'
import { useExamTexts } from '../../../parts/exams/texts.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { questionIn } from './question-form.ts'

interface AddQuestionProps {
  examId: string
  onAdded: () => void
}

const fieldOf = (path: string) => path.replace(/^questions\.0\.?/, '').replace(/^options\..*/, 'options')

/** Adds a question of one of the kinds at the end. */
export const AddQuestion = ({ examId, onAdded }: AddQuestionProps) => {
  const t = useExamTexts()
  const [kind, setKind] = useState<(typeof questionKinds)[number]>()
  if (!kind)
    return (
      <Inline>
        {questionKinds.map(one => (
          <Button key={one} onPress={() => setKind(one)}>
            {t(`add_kinds.${one}`)}
          </Button>
        ))}
      </Inline>
    )
  const stop = () => setKind(undefined)
  return (
    <RecordForm
      endpoint={addExamQuestions}
      fieldOf={fieldOf}
      onCancel={stop}
      onDone={() => {
        stop()
        onAdded()
      }}
      part={`${examId} ${kind}`}
      read={form => ({ id: examId, questions: [questionIn(form, kind)] })}
      submit={t('add_question')}
    >
      <QuestionFields kind={kind} />
    </RecordForm>
  )
}
