import type { EvaluationFormRecord } from '@portal/contract/training/evaluations/evaluation-forms'
import { evaluationQuestionKinds } from '@portal/contract/training/evaluations/evaluation-questions'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Movable, moved } from '@portal/ui/Movable'
import { Section } from '@portal/ui/Section'
import { Split } from '@portal/ui/Split'
import { Stack } from '@portal/ui/Stack'
import { EvaluationPreview } from '@portal/widgets/evaluation'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useEvaluationTexts, useEvaluationWidgetTexts } from '../../core/texts/training.ts'
import { FormFields } from './FormFields.tsx'
import { InLanguage } from './InLanguage.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { newQuestion } from './questions.ts'
import { useDesign } from './use-design.ts'

interface DesignFormProps {
  row: EvaluationFormRecord
  /** Called with the saved form. */
  onSaved: (form: EvaluationFormRecord) => void
}

/** Editor of an evaluation form beside a live preview in both languages. */
export const DesignForm = ({ row, onSaved }: DesignFormProps) => {
  useEvaluationWidgetTexts()
  const t = useEvaluationTexts()
  const blocks = useBlockTexts()
  const { questions, setQuestions, isSending, form } = useDesign(row, onSaved)
  return (
    <Split
      end={(['en', 'ar'] as const).map(language => (
        <Section key={language} title={t(`preview.${language}`)}>
          <InLanguage language={language}>
            <EvaluationPreview language={language} questions={questions} />
          </InLanguage>
        </Section>
      ))}
      start={
        <Form
          {...form}
          actions={
            <Button isBusy={isSending} type="submit" variant="primary">
              {blocks('save')}
            </Button>
          }
          hasStickyActions
        >
          <FormFields form={row} />
          {questions.map((question, at) => (
            <Movable key={question.id}>
              <QuestionEditor
                at={at}
                of={questions.length}
                onChange={next => setQuestions(questions.with(at, next))}
                onMove={to => setQuestions(moved(questions, at, to))}
                onRemove={() => setQuestions(questions.filter((_, index) => index !== at))}
                question={question}
              />
            </Movable>
          ))}
          <Stack gap="small">
            <Inline>
              {evaluationQuestionKinds.map(kind => (
                <Button key={kind} onPress={() => setQuestions([...questions, newQuestion(kind)])} size="small">
                  {t(`add_kind.${kind}`)}
                </Button>
              ))}
            </Inline>
          </Stack>
        </Form>
      }
    />
  )
}
