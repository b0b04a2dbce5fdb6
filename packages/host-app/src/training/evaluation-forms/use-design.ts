import { type EvaluationFormRecord, editEvaluationForm } from '@portal/contract/training/evaluations/evaluation-forms'
import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { useUnsaved } from '@portal/ui/Form'
import { toast } from '@portal/ui/Toast'
import { useRef, useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { presentVersion } from '../../blocks/form/use-record-form.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useEvaluationTexts } from '../../core/texts/training.ts'

/** Draft of a form, and the submit props of its Form component. */
export const useDesign = (row: EvaluationFormRecord, onSaved: (form: EvaluationFormRecord) => void) => {
  const t = useEvaluationTexts()
  const blocks = useBlockTexts()
  const unsaved = useUnsaved()
  const [questions, setQuestions] = useState<readonly EvaluationQuestion[]>(row.questions)
  const version = useRef(row.version)
  const { form, isSending, failure } = useForm({
    endpoint: editEvaluationForm,
    send: useAct(),
    unsaved,
    read: (given: FormData) => {
      const { title_en, title_ar, type, slug } = filled(given)
      const fields = { title_en, title_ar, type, slug, questions: [...questions] }
      return { id: row.id, version: version.current, ...fields }
    },
    onDone: ({ data }) => {
      toast({ tone: 'success', text: t('saved', { number: data.number }) })
      onSaved(data)
    },
  })
  const present = presentVersion(failure)
  // A second save after a conflict overwrites the newer version, as the message warns.
  const onSubmit = (given: FormData) => {
    version.current = present ?? version.current
    return form.onSubmit(given)
  }
  return {
    questions,
    setQuestions,
    isSending,
    form: { ...form, onSubmit, ...(present && { serverError: blocks('conflict') }) },
  }
}
