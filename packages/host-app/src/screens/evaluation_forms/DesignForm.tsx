import { type EvaluationForm, editEvaluationForm } from '@portal/contract/evaluation_forms'
import { type Question, questionKinds } from '@portal/contract/evaluation_questions'
import { Button } from '@portal/ui/Button'
import { Form, useUnsaved } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Split } from '@portal/ui/Split'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { EvaluationPreview } from '@portal/widgets/evaluation'
import { useState } from 'react'
import { useBlockTexts } from '../../blocks/texts.ts'
import { filled, useForm } from '../../blocks/use-form.ts'
import { useAct } from '../../blocks/use-read.ts'
import { presentVersion } from '../../blocks/use-record-form.ts'
import { useEvaluationTexts } from '../../parts/evaluations/texts.ts'
import { FormFields } from './FormFields.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { moved, newQuestion } from './questions.ts'

interface DesignFormProps {
  form: EvaluationForm
  /** Called with the form as it was saved. */
  onSaved: (form: EvaluationForm) => void
}

/** The design of a form, with what it becomes in both languages beside it, as it is typed. */
export const DesignForm = ({ form, onSaved }: DesignFormProps) => {
  const t = useEvaluationTexts()
  const blocks = useBlockTexts()
  const unsaved = useUnsaved()
  const [questions, setQuestions] = useState<readonly Question[]>(form.questions)
  const [version, setVersion] = useState(form.version)
  const design = useForm({
    endpoint: editEvaluationForm,
    send: useAct(),
    unsaved,
    read: (given: FormData) => {
      const { title_en, title_ar, type, slug } = filled(given)
      return { id: form.id, version, title_en, title_ar, type, slug, questions: [...questions] }
    },
    onDone: ({ data }) => {
      setVersion(data.version)
      toast({ tone: 'success', text: t('saved', { number: data.number }) })
      onSaved(data)
    },
  })
  const present = presentVersion(design.failure)
  return (
    <Split
      end={(['en', 'ar'] as const).map(language => (
        <Section key={language} title={t(`preview.${language}`)}>
          <EvaluationPreview language={language} questions={questions} />
        </Section>
      ))}
      start={
        <Form
          {...design.form}
          {...(present && { serverError: blocks('conflict') })}
          actions={
            <Button isBusy={design.isSending} type="submit" variant="primary">
              {blocks('save')}
            </Button>
          }
          hasStickyActions
        >
          <FormFields form={form} />
          {questions.map((question, at) => (
            <QuestionEditor
              at={at}
              key={question.id}
              of={questions.length}
              onChange={next => setQuestions(questions.with(at, next))}
              onMove={to => setQuestions(moved(questions, at, to))}
              onRemove={() => setQuestions(questions.toSpliced(at, 1))}
              question={question}
            />
          ))}
          <Stack gap="small">
            <Inline>
              {questionKinds.map(kind => (
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
