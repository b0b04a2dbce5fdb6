import { importExamQuestions } from '@portal/contract/training/exams/exam-question-files'
import { addExamQuestions, examQuestionKinds } from '@portal/contract/training/exams/exam-questions'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { RecordForm } from '../../../../blocks/form/RecordForm.tsx'
import { FileImport } from '../../../../blocks/imports/FileImport.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { questionOfForm } from './question-form.ts'
import { UseQuestions } from './UseQuestions.tsx'

interface AddQuestionProps {
  examId: string
  onAdded: () => void
}

// Column names of the import file. They are the same in every language.
const columns = {
  all: 'kind, prompt, points',
  text: 'model_answer',
  radio: 'option_1, option_2, correct_option',
  range: 'min, max, step, correct_from, correct_to',
}

const fieldOf = (path: string) => path.replace(/^questions\.0\.?/, '').replace(/^options\..*/, 'options')

/** Appends a question of the chosen kind. */
export const AddQuestion = ({ examId, onAdded }: AddQuestionProps) => {
  const t = useExamTexts()
  const [kind, setKind] = useState<(typeof examQuestionKinds)[number] | 'copies' | 'file'>()
  if (!kind)
    return (
      <Inline>
        {examQuestionKinds.map(one => (
          <Button key={one} onPress={() => setKind(one)}>
            {t(`add_kinds.${one}`)}
          </Button>
        ))}
        <Button onPress={() => setKind('copies')}>{t('use_questions')}</Button>
        <Button onPress={() => setKind('file')}>{t('import_questions')}</Button>
      </Inline>
    )
  const stop = () => setKind(undefined)
  const added = () => {
    stop()
    onAdded()
  }
  if (kind === 'copies') return <UseQuestions examId={examId} onAdded={added} onCancel={stop} />
  if (kind === 'file')
    return (
      <FileImport
        endpoint={importExamQuestions}
        help={t('import_questions_help', columns)}
        id={examId}
        label={t('question')}
        onClose={added}
        title={t('import_questions')}
      />
    )
  return (
    <RecordForm
      endpoint={addExamQuestions}
      fieldOf={fieldOf}
      onCancel={stop}
      onDone={added}
      part={`${examId} ${kind}`}
      read={form => ({ id: examId, questions: [questionOfForm(form, kind)] })}
      submit={t('add_question')}
    >
      <QuestionFields kind={kind} />
    </RecordForm>
  )
}
